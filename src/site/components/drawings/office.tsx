import { Drawing } from './drawing.tsx';
import './office.css';

/** The office at dusk: while it is open with its lamps on and a person at the desk, else without (W-8.11). */
export function OfficePart() {
  return (
    <g className="office">
      <path className="drawing__paper" d="M20 180V40h190v140z" />
      <path className="drawing__shallow" d="M12 40 30 18h170l18 22z" />
      <path d="M12 40h206M20 50h190" />
      <path
        className="drawing__shallow office__window"
        d="M38 60h26v24H38zM80 60h26v24H80zM124 60h26v24h-26zM166 60h26v24h-26z"
      />
      <path d="M51 60v24M93 60v24M137 60v24M179 60v24" />
      <path className="drawing__ink" d="M28 94h174v8H28z" />
      <path className="drawing__glow" d="M98 116 54 172h88z" />
      <path
        className="drawing__shallow office__window"
        d="M34 172v-62h118v62z"
        fillOpacity="0.45"
      />
      <path className="drawing__glow" d="M93 128 52 172h82z" />
      <path d="M93 110v10" />
      <path className="drawing__lamp" d="M80 132a13 13 0 0 1 26 0z" />
      <g className="office__person">
        <circle className="drawing__paper" cx="64" cy="143" r="7" />
        <path className="drawing__solid-water" d="M50 172c0-16 6-21 14-21s14 5 14 21z" />
      </g>
      <path className="drawing__brick" d="M84 158h58v4H84z" />
      <path d="M90 162v10M136 162v10M108 158v-12h18v12" />
      <path className="drawing__brick" d="M164 180v-68h34v68z" />
      <path className="drawing__lamp" d="M170 118h22v24h-22z" />
      <path d="M170 156h4M181 118v24" />
      <path d="M158 180h46" />
      <path d="M232 180v-74" />
      <path className="drawing__lamp" d="M225 106V90h14v16zM223 90l9-9 9 9z" />
    </g>
  );
}

export function Office() {
  return (
    <Drawing width={242} top={18}>
      <OfficePart />
      <path d="M0 180h242" />
    </Drawing>
  );
}
