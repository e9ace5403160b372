/** A detached house with its garage. */
export function VillaPart() {
  return (
    <>
      <path className="drawing__brick" d="M12 180v-78h100v78z" />
      <path className="drawing__solid-water" d="M2 104 34 62h56l32 42z" />
      <path className="drawing__paper" d="M48 92V80l12-10 12 10v12z" />
      <path className="drawing__brick" d="M88 62V46h14v32z" />
      <path className="drawing__paper" d="M112 180v-46h50v46z" />
      <path className="drawing__shallow" d="M106 134l8-14h48l8 14z" />
      <path className="drawing__shallow" d="M120 180v-34h34v34z" />
      <path d="M120 157h34M120 168h34" />
      <path className="drawing__lamp" d="M24 118h28v26H24z" />
      <path d="M38 118v26M20 148h36" />
      <path className="drawing__ink" d="M72 180v-50h24v50z" />
      <path className="drawing__lamp" d="M78 136h12v12H78z" />
      <path d="M66 180h36" />
    </>
  );
}
