// The words of the page in a language (`words.ts`).
declare module "virtual:words/*" {
  const words: string;
  export default words;
}
