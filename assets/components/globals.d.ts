/** A style sheet as text, to be hung into a shadow root. */
declare module "*.css" {
  const text: string;
  export default text;
}
