import { Drawing } from './drawing.tsx';

/** A motorhome with its step out. */
export function CamperPart() {
  return (
    <>
      <path
        className="drawing__paper"
        d="M12 166V86c0-9 5-14 14-14h146c10 0 15 6 15 13s-5 12-13 12h-6l2 8h6c9 0 15 3 20 11l11 20c8 2 13 8 13 17v13z"
      />
      <path className="drawing__brick" d="M12 138h124v11H12zM164 138h40c5 2 9 6 11 11h-51z" />
      <path
        className="drawing__shallow"
        d="M28 90h34v26H28zM78 90h34v26H78zM168 108h9c5 0 8 2 11 7l9 16h-29z"
      />
      <path className="drawing__lamp" d="M28 90h34v26H28z" />
      <path className="drawing__paper" d="M124 166V90h30v76z" />
      <path className="drawing__shallow" d="M130 97h18v22h-18z" />
      <path d="M148 136h2M118 174h40M168 97v62M45 90v26M95 90v26M30 72v-8h26v8M150 84h22" />
      <path className="drawing__lamp" d="M212 150h7v8h-7z" />
      <circle className="drawing__ink" cx="56" cy="166" r="14" />
      <circle className="drawing__paper" cx="56" cy="166" r="5" />
      <circle className="drawing__ink" cx="188" cy="166" r="14" />
      <circle className="drawing__paper" cx="188" cy="166" r="5" />
    </>
  );
}

export function Camper() {
  return (
    <Drawing width={222} top={64}>
      <CamperPart />
      <path d="M0 180h222" />
    </Drawing>
  );
}
