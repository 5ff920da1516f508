// Words on the games' boxes (`lids.ts`).
declare module "virtual:lids/*" {
  const words: string;
  export default words;
}
