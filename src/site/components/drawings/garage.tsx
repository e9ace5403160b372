/** A garage by the road, its shutter half up. */
export function GaragePart() {
  return (
    <>
      <path className="drawing__brick" d="M8 180V96h134v84z" />
      <path className="drawing__shallow" d="M0 96 16 72h118l16 24z" />
      <path d="M8 104h134" />
      <path className="drawing__ink" d="M20 180v-62h72v62z" />
      <path className="drawing__paper" d="M20 118h72v26H20z" />
      <path d="M20 126h72M20 135h72" />
      <path className="drawing__lamp" d="M106 120h24v22h-24z" />
      <path d="M118 120v22M102 146h32" />
      <path className="drawing__solid-water" d="M106 180v-22h24v22z" />
      <path d="M112 96V84h10v12" />
    </>
  );
}
