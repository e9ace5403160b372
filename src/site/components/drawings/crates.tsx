/** Three crates of different makes, waiting to be loaded. */
export function CratesPart() {
  return (
    <>
      <path className="drawing__brick" d="M0 180v-34h42v34z" />
      <path d="M0 157h42M0 169h42M10 146v34M32 146v34" />
      <path className="drawing__shallow" d="M46 180v-28h46v28z" />
      <path d="M46 152l46 28M92 152l-46 28" />
      <path className="drawing__lamp" d="M14 146v-26h40v26z" />
      <path d="M14 129h40M28 120v9h12v-9" />
    </>
  );
}
