/** A house behind scaffolding, half of its front renewed, with somebody at work. */
export function ScaffoldPart() {
  return (
    <>
      <path className="drawing__brick" d="M22 180V78h72v102z" />
      <path className="drawing__paper" d="M58 78h36v102H58z" />
      <path className="drawing__shallow" d="M18 78 32 50h52l14 28z" />
      <path className="drawing__solid-water" d="M40 70l6-13h24l6 13z" />
      <path d="M58 57v13M76 50V40h8v10" />
      <path className="drawing__shallow" d="M31 88h16v20H31zM69 88h16v20H69z" />
      <path className="drawing__lamp" d="M31 132h16v22H31z" />
      <path className="drawing__ink" d="M68 180v-42h18v42z" />
      <path className="drawing__paper" d="M2 120h112v6H2z" />
      <path d="M10 180V84M106 180V84M10 102h12M94 102h12M10 156h12M94 156h12M106 126 94 150" />
      <circle className="drawing__paper" cx="58" cy="92" r="5" />
      <path className="drawing__lamp" d="M52 91a6 6 0 0 1 12 0z" />
      <path d="M58 97v11M58 108l-5 12M58 108l5 12M58 100l10 4" />
    </>
  );
}
