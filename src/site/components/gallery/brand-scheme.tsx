import type { ReactNode } from 'react';
import type { MeasuredPair } from '#domain/brand/colour-pairs.ts';
import { COLOUR_ROLES, type Colours, ROLE_NAMES, type Scheme } from '#domain/brand/colours.ts';
import { Button } from '../button/button.tsx';
import { Buttons } from '../button/buttons.tsx';
import { Table } from '../table/table.tsx';
import './brand-scheme.css';

export interface BrandSchemeProps {
  scheme: Scheme;
  colours: Colours;
  /** Those of the scheme. */
  pairs: readonly MeasuredPair[];
  /** The ground of a pair that is none of the scheme's roles. */
  groundOf: (on: MeasuredPair['on']) => string;
  /** A loan, drawn. */
  children: ReactNode;
}

/** A scheme of the brand on its own ground: its colours, what stands on what, buttons, a loan. In English, for lenders. */
export function BrandScheme({ scheme, colours, pairs, groundOf, children }: BrandSchemeProps) {
  return (
    <section className={`brand-scheme brand-scheme--${scheme}`}>
      <div className="page-width">
        <h2>The {scheme} scheme</h2>
        <ul className="brand-scheme__roles">
          {ROLE_NAMES.map((role) => (
            <li key={role}>
              <Swatch colour={colours[role]} />
              <span>
                <strong>{role}</strong> <code>{colours[role]}</code>
                <br />
                {COLOUR_ROLES[role]}
              </span>
            </li>
          ))}
        </ul>
        <Buttons>
          <Button>Main button</Button>
          <Button variant="plain">Another button</Button>
          <Button variant="link">A link</Button>
          <Button disabled>Not now</Button>
        </Buttons>
        <div className="brand-scheme__loan">{children}</div>
        <Table
          caption={`What stands on what in the ${scheme} scheme, and its contrast`}
          columns={['Colours', 'Contrast', 'Needs', 'For']}
          rows={pairs.map(({ colour, on, contrast, needs, purpose }) => [
            <span className="brand-scheme__pair" key={`${colour} ${on}`}>
              <Swatch colour={groundOf(on)} dot={colours[colour]} /> {colour} on {on}
            </span>,
            contrast.toFixed(2),
            needs.toFixed(1),
            purpose,
          ])}
        />
      </div>
    </section>
  );
}

/** A colour, and a dot of another on it. */
function Swatch({ colour, dot }: { colour: string; dot?: string }) {
  return (
    <svg className="brand-scheme__swatch" viewBox="0 0 48 32" aria-hidden="true">
      <rect width="48" height="32" fill={colour} />
      {dot !== undefined && <circle cx="24" cy="16" r="9" fill={dot} />}
    </svg>
  );
}
