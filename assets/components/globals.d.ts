/** A style sheet as text, to be put into a shadow root. */
declare module "*.css" {
  const text: string;
  export default text;
}

/** The writer of GIFs, as far as it is used. */
declare module "gifenc/src/index.js" {
  type Palette = number[][];
  type Options = {
    palette?: Palette;
    delay?: number;
    repeat?: number;
    transparent?: boolean;
    transparentIndex?: number;
    dispose?: number;
  };
  type Encoder = {
    writeFrame(index: Uint8Array, width: number, height: number, options: Options): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
  export function GIFEncoder(): Encoder;
}
