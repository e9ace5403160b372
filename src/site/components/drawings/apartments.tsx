/** A building of flats, with balconies, and letterboxes next to the door. */
export function ApartmentsPart() {
  return (
    <>
      <path className="drawing__paper" d="M8 180V40h134v140z" />
      <path className="drawing__brick" d="M8 180v-40h134v40z" />
      <path d="M2 40h146M8 47h134M96 40V30h10v10" />
      <path
        className="drawing__shallow"
        d="M22 56h24v22H22zM63 56h24v22H63zM104 56h24v22h-24zM22 98h24v22H22zM63 98h24v22H63zM104 98h24v22h-24z"
      />
      <path className="drawing__lamp" d="M63 56h24v22H63zM104 98h24v22h-24z" />
      <path d="M34 56v22M75 56v22M116 56v22M34 98v22M75 98v22M116 98v22" />
      <path className="drawing__solid-water" d="M16 78h36v9H16zM98 78h36v9H98zM57 120h36v9H57z" />
      <path d="M8 92h134M8 134h134" />
      <path className="drawing__ink" d="M62 180v-32h26v32z" />
      <path className="drawing__paper" d="M102 150h28v16h-28z" />
      <path d="M116 150v16M102 158h28" />
      <path className="drawing__lamp" d="M22 150h24v16H22z" />
    </>
  );
}
