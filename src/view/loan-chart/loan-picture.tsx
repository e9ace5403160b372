import type { Locale } from '#domain/locale/locale.ts';
import { type Cents, toEuros } from '#domain/money/money.ts';
import type { ChartWords } from '#words/chart/chart.ts';
import { isAlwaysContinuous } from './chosen-form.ts';
import { describeLoan, halfRepaid, inEuros, nameYear } from './describe-loan.ts';
import type { DrawnYear, LoanForm } from './loan-form.ts';
import { monthAfter } from './month-after.ts';
import { BOX } from './river-path.ts';
import { type Flow, type Slice, START } from './slices.ts';

export interface LoanPictureProps {
  words: ChartWords;
  locale: Locale;
  form: LoanForm;
  flow: Flow;
  /** The shape of the loan, where its labels stand. */
  target: readonly Slice[];
  /** The shape as it is drawn, on its way to that one. */
  drawn: readonly Slice[];
  /** Of its colours, once on a page. */
  id: string;
  /** The day that the loan's years are dates from. Without it they are counted: a page is older than its reader's day. */
  from?: Date | false;
}

/** The loan, drawn as its form says. Readers who listen get its figures in words. */
export function LoanPicture(props: LoanPictureProps) {
  const { words, locale, form, flow, target, drawn, id, from } = props;
  const { amount } = flow;
  const months = flow.instalments.length;
  const marks = form.years(flow).filter(({ year }) => isMarked(year, months));
  const euros = (sum: Cents) => inEuros(sum, locale);
  const paths = form.paths(drawn);
  const start = form.start(target);
  const isContinuous = isAlwaysContinuous || form.isContinuous;
  const name = (year: number) =>
    from && isContinuous ? monthAfter(from, year * 12, locale, 'short') : nameYear(year, words);
  const half = form.at?.(flow, halfRepaid(flow) / months);

  return (
    <svg
      className="river"
      role="img"
      aria-label={describeLoan(form, flow, marks, words, euros, name)}
    >
      <svg
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
        width="100%"
        height="100%"
        aria-hidden="true"
      >
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2={BOX.width}>
          <stop className="river__near" offset="0" />
          <stop className="river__far" offset="1" />
        </linearGradient>
        <path className="river__bank" d={paths.interest} />
        {isContinuous ? (
          <path d={paths.capital} fill={`url(#${id})`} />
        ) : (
          <path className="river__bar" d={paths.capital} />
        )}
      </svg>
      {start && (
        <Label
          x={percent(START)}
          y={edges(start).top}
          dy="-1.857em"
          when={words.today}
          balance={euros(amount)}
          amount={amount}
        />
      )}
      {marks.map((mark) => (
        <Year
          key={mark.year}
          mark={mark}
          clear={lowestEdge(target, mark.slice.x)}
          minor={isMinor(mark.year, months)}
          when={name(mark.year)}
          balance={euros(mark.amount)}
          {...(!isAlwaysContinuous && { hasLine: isContinuous })}
        />
      ))}
      {half && (
        <g>
          <line
            className="river__mark"
            x1={percent(half.x)}
            x2={percent(half.x)}
            y1={percent(edges(half).top - 0.07)}
            y2={percent(edges(half).bottom)}
          />
          <text
            className="river__label river__half"
            x={percent(half.x)}
            y={percent(edges(half).top - 0.07)}
            dy="-4"
          >
            {words.follow?.half}
          </text>
        </g>
      )}
    </svg>
  );
}

/** Over more years than this, every fifth is enough for the eye and for the ear. */
const LONG = 12;

function isMarked(year: number, months: number): boolean {
  return months <= LONG * 12 || year % 5 === 0;
}

/** A picture without room for all its labels keeps every second year, or fourth; a long one, or tenth. */
function isMinor(year: number, months: number): 'no' | 'phone' | 'tablet' {
  const years = Math.ceil(months / 12);
  if (years > LONG) return years > 15 && year % 10 !== 0 ? 'phone' : 'no';
  if (years > 7 && year % 2 === 1) return 'tablet';
  if (years > 7 ? year % 4 !== 0 : years > 4 && year % 2 === 1) return 'phone';
  return 'no';
}

interface LabelProps {
  x: string;
  /** As a share of the height. */
  y: number;
  /** Where the first line stands from there. */
  dx?: string;
  dy: string;
  className?: string;
  when: string;
  balance: string;
  /** The day of the loan has a figure, the contract's `totalAmount`: the amount borrowed. */
  amount?: Cents;
}

function Label({ x, y, dx, dy, className = '', when, balance, amount }: LabelProps) {
  const figure = amount && { 'data-value': 'totalAmount', 'data-number': toEuros(amount) };
  return (
    <text className={`river__label ${className}`} y={percent(y)}>
      <tspan x={x} dx={dx} dy={dy}>
        {when}
      </tspan>
      <tspan className="river__balance" x={x} dx={dx} dy="1.286em" {...figure}>
        {balance}
      </tspan>
    </text>
  );
}

/** Beyond this share of the width, a phone has no room for a label below and to the right. */
const LATE = 0.75;

/** How much of a phone's width a label takes: below its mark, a river may still be falling there. */
const LABEL_WIDTH = 0.19;

/** How low the drawing comes where the label of a mark at `x` stands. */
function lowestEdge(shape: readonly Slice[], x: number): number {
  const beneath = shape.filter((slice) => slice.x >= x && slice.x <= x + LABEL_WIDTH);
  return Math.max(...beneath.map((slice) => edges(slice).bottom));
}

interface YearProps {
  mark: DrawnYear;
  minor: string;
  hasLine?: boolean;
  /** Where the drawing is out of the label's way, as a share of the height. */
  clear: number;
  when: string;
  balance: string;
}

function Year({ mark, minor, clear, ...texts }: YearProps) {
  const isLined = isAlwaysContinuous || texts.hasLine;
  const { slice } = mark;
  const { top } = edges(slice);
  const bottom = Math.max(edges(slice).bottom, clear);
  const x = percent(slice.x);
  const label = { x, ...texts };
  const isLate = slice.x > LATE && minor === 'no';
  return (
    <g className={`river__year river__year--minor-${minor} ${isLate ? 'river__year--late' : ''}`}>
      {isLined && (
        <line
          className="river__mark"
          x1={x}
          x2={x}
          y1={percent(top - 0.04)}
          y2={percent(bottom + 0.06)}
        />
      )}
      <Label {...label} y={bottom + 0.06} {...(isLined && { dx: '0.571em' })} dy="0.286em" />
      {isLate && <Label {...label} y={top - 0.04} dy="-1.857em" className="river__label--above" />}
    </g>
  );
}

/** The upper and lower edge of what is drawn there, as shares of the height. */
export function edges({ y, water, bank }: Slice): { top: number; bottom: number } {
  return { top: y - (water + bank) / 2, bottom: y + (water + bank) / 2 };
}

export function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}
