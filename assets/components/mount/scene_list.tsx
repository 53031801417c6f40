// The scenes of a lecture that somebody writes; a component of Streamlit.

import style from "../views/lecture/scene_list.css";
import { type SceneInList, SceneList } from "../views/lecture/scene_list.tsx";
import { mountView } from "./mount_view.tsx";

interface Sent {
  data: { open: number; scenes: SceneInList[] };
  parentElement: Element;
  setTriggerValue: (name: string, value: unknown) => void;
}

export const sceneList = ({ data, parentElement, setTriggerValue }: Sent) =>
  mountView(parentElement, style, () => (
    <SceneList {...data} onPress={(what, number) => setTriggerValue("pressed", { what, number })} />
  ));
