import { Drawing } from './drawing.tsx';

/** A building crane with a load on its hook. */
export function CranePart() {
  return (
    <>
      <path d="M50 180V30M66 180V30" />
      <path d="M50 180l16-18-16-18 16-18-16-18 16-18-16-18 16-18-16-18" />
      <path d="M4 30h188M4 22h188M58 2 14 22M58 2l110 20M58 2v20" />
      <path d="M80 22l8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8" />
      <path className="drawing__brick" d="M4 22h22v20H4z" />
      <path className="drawing__lamp" d="M68 34h16v16H68z" />
      <path d="M156 30v30M156 60l-14 14M156 60l14 14" />
      <path className="drawing__brick" d="M138 74h36v14h-36z" />
      <path d="M150 74v14M162 74v14" />
      <path className="drawing__paper" d="M40 168h36v12H40z" />
    </>
  );
}

export function Crane() {
  return (
    <Drawing width={192} top={2}>
      <CranePart />
      <path d="M0 180h192" />
    </Drawing>
  );
}
