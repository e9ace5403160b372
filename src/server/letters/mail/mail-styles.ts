import { type CSSProperties, createContext, use } from 'react';
import type { Brand } from '#domain/brand/brand.ts';
import type { Colours } from '#domain/brand/colours.ts';
import { measureShape } from '#domain/brand/shape.ts';

// Mail programs have none of our typefaces: Georgia is the one with a hand like Besley's that they all have.
const TEXT_FONT = "'Hanken Grotesk', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const TITLE_FONT = "Besley, Georgia, 'Times New Roman', serif";

/** The styles of every mail in a scheme's colours. */
function stylesIn(colours: Colours, shape: Brand['shape']) {
  const { paper, ink, softInk, act, onAct, data, hairline } = colours;
  const { round, line } = measureShape(shape);
  const name = {
    borderBottom: `1px solid ${hairline}`,
    color: softInk,
    fontSize: '15px',
    lineHeight: '22px',
    padding: '9px 12px 9px 0',
    verticalAlign: 'top',
  };
  return {
    body: { backgroundColor: paper, color: ink, fontFamily: TEXT_FONT, margin: 0 },
    container: { maxWidth: '560px', padding: '28px 24px 40px' },
    brand: {
      color: ink,
      fontFamily: TITLE_FONT,
      fontSize: '22px',
      fontWeight: 700,
      lineHeight: '28px',
      margin: 0,
    },
    mark: { display: 'inline-block', marginRight: '10px', verticalAlign: 'middle' },
    greeting: {
      color: ink,
      fontFamily: TITLE_FONT,
      fontSize: '26px',
      fontWeight: 600,
      lineHeight: '32px',
      margin: '36px 0 12px',
    },
    title: {
      borderTop: `${line} solid ${ink}`,
      color: ink,
      fontFamily: TITLE_FONT,
      fontSize: '20px',
      fontWeight: 600,
      lineHeight: '28px',
      margin: '36px 0 8px',
      paddingTop: '14px',
    },
    text: { color: ink, fontSize: '16px', lineHeight: '25px', margin: '0 0 16px' },
    soft: { color: softInk, fontSize: '14px', lineHeight: '21px', margin: '0 0 12px' },
    reference: {
      color: ink,
      fontFamily: TITLE_FONT,
      fontSize: '28px',
      fontWeight: 600,
      lineHeight: '36px',
      margin: '0 0 16px',
    },
    steps: { margin: '0 0 8px', padding: '0 0 0 28px' },
    step: {
      color: data,
      fontFamily: TITLE_FONT,
      fontSize: '18px',
      fontWeight: 600,
      lineHeight: '25px',
      margin: '0 0 12px',
      paddingLeft: '4px',
    },
    stepText: { color: ink, fontFamily: TEXT_FONT, fontSize: '16px', fontWeight: 400 },
    payment: {
      color: ink,
      fontFamily: TITLE_FONT,
      fontSize: '40px',
      fontWeight: 600,
      lineHeight: '48px',
      margin: '4px 0 12px',
      whiteSpace: 'nowrap',
    },
    perMonth: { color: softInk, fontFamily: TEXT_FONT, fontSize: '16px', fontWeight: 400 },
    loanPicture: { display: 'block', height: 'auto', width: '100%' },
    label: {
      color: softInk,
      fontSize: '12px',
      lineHeight: '18px',
      padding: '2px 0 14px',
      verticalAlign: 'top',
      whiteSpace: 'nowrap',
    },
    balance: { color: ink, fontWeight: 600 },
    figureName: name,
    figure: {
      borderBottom: `1px solid ${hairline}`,
      color: ink,
      fontSize: '16px',
      fontWeight: 600,
      lineHeight: '22px',
      padding: '9px 0',
      textAlign: 'right',
      verticalAlign: 'top',
    },
    columns: { tableLayout: 'fixed' },
    // "Rijksregisternummer" is wider than its half of a phone.
    asked: { ...name, hyphens: 'auto', overflowWrap: 'anywhere' },
    answer: {
      borderBottom: `1px solid ${hairline}`,
      color: ink,
      fontSize: '16px',
      fontWeight: 600,
      lineHeight: '22px',
      overflowWrap: 'anywhere',
      padding: '9px 0',
      verticalAlign: 'top',
      wordBreak: 'break-word',
    },
    prose: {
      borderBottom: `1px solid ${hairline}`,
      color: ink,
      fontSize: '16px',
      lineHeight: '24px',
      overflowWrap: 'anywhere',
      padding: '9px 0',
      wordBreak: 'break-word',
    },
    proseLabel: { color: softInk, fontSize: '15px', lineHeight: '22px' },
    groupTitle: {
      borderBottom: `1px solid ${hairline}`,
      color: ink,
      fontSize: '16px',
      fontWeight: 600,
      lineHeight: '22px',
      padding: '18px 0 9px',
    },
    warning: {
      color: ink,
      fontSize: '16px',
      fontWeight: 700,
      lineHeight: '24px',
      margin: '20px 0 8px',
    },
    rule: { borderColor: ink, borderTopWidth: line, margin: '40px 0 16px' },
    link: { color: data, textDecoration: 'underline' },
    linkPart: { margin: '12px 0 24px' },
    button: {
      backgroundColor: act,
      borderRadius: round,
      color: onAct,
      fontSize: '16px',
      fontWeight: 600,
      lineHeight: '22px',
      padding: '14px 28px',
      textAlign: 'center',
      textDecoration: 'none',
    },
  } as const satisfies Record<string, CSSProperties>;
}

type MailStyle = keyof ReturnType<typeof stylesIn>;

/** How the mails of a lender look. */
export interface MailLook {
  /** How an element is styled: in the light colours by itself, in the dark ones by its class. */
  readonly look: (name: MailStyle) => { style: CSSProperties; className: string };
  /** The sheet of the dark scheme: what differs from the light one, over the elements' own styles. */
  readonly darkSheet: string;
}

export function createMailLook({ colours, shape }: Pick<Brand, 'colours' | 'shape'>): MailLook {
  const light: Readonly<Record<MailStyle, CSSProperties>> = stylesIn(colours.light, shape);
  const dark: Readonly<Record<MailStyle, CSSProperties>> = stylesIn(colours.dark, shape);
  const rules = Object.entries(dark)
    .map(([name, style]) => darkRule(name, light[name as MailStyle], style))
    .filter((rule) => rule !== '');
  return {
    look: (name) => ({ style: light[name], className: name }),
    darkSheet: `@media (prefers-color-scheme: dark) {\n${rules.join('\n')}\n}`,
  };
}

/** Given to a mail's elements by `renderMail`. */
export const MailLookContext = createContext<MailLook | undefined>(undefined);

/** The look of the mail that is rendered; throws outside one. */
export function useMailLook(): MailLook {
  const look = use(MailLookContext);
  if (look === undefined) throw new Error('A mail is rendered by renderMail');
  return look;
}

function darkRule(name: string, light: CSSProperties, dark: CSSProperties): string {
  const own = new Map<string, unknown>(Object.entries(light));
  const changed = Object.entries(dark)
    .filter(([property, value]) => own.get(property) !== value)
    .map(([property, value]) => `${kebab(property)}: ${value} !important`);
  return changed.length === 0 ? '' : `.${name} { ${changed.join('; ')} }`;
}

function kebab(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
