import { type CSSProperties, createContext, use } from 'react';
import type { Brand } from '#domain/brand/brand.ts';
import type { Colours } from '#domain/brand/colours.ts';
import type { Face, FaceStyle } from '#domain/brand/faces.ts';
import { measureShape } from '#domain/brand/shape.ts';
import { styleFace } from '#view/brand/face-styles.ts';

/** What of a brand shows in mails, besides its mark and its motif. */
export type MailBrand = Pick<Brand, 'colours' | 'shape' | 'faces'>;

/** Mail programs load no typefaces: these they have. */
const FALLBACKS: Readonly<Record<FaceStyle, string>> = {
  serif: "Georgia, 'Times New Roman', serif",
  'sans-serif': "'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
};

/** A face, for machines that have it, before those of its style that mail programs have. */
function fontsOf(face: Face): string {
  const { family, style } = styleFace(face);
  if (family === undefined) return FALLBACKS[style];
  return `${/^[A-Za-z]+$/.test(family) ? family : `'${family}'`}, ${FALLBACKS[style]}`;
}

/** The styles of every mail in a scheme's colours. */
function stylesIn(colours: Colours, { shape, faces }: MailBrand) {
  const [titleFont, textFont] = [fontsOf(faces.title), fontsOf(faces.text)];
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
    body: { backgroundColor: paper, color: ink, fontFamily: textFont, margin: 0 },
    container: { maxWidth: '560px', padding: '28px 24px 40px' },
    brand: {
      color: ink,
      fontFamily: titleFont,
      fontSize: '22px',
      fontWeight: 700,
      lineHeight: '28px',
      margin: 0,
    },
    mark: { display: 'inline-block', marginRight: '10px', verticalAlign: 'middle' },
    greeting: {
      color: ink,
      fontFamily: titleFont,
      fontSize: '26px',
      fontWeight: 600,
      lineHeight: '32px',
      margin: '36px 0 12px',
    },
    title: {
      borderTop: `${line} solid ${ink}`,
      color: ink,
      fontFamily: titleFont,
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
      fontFamily: titleFont,
      // Six wide letters fit a telephone of 320 px.
      fontSize: '22px',
      fontWeight: 600,
      lineHeight: '30px',
      margin: '0 0 16px',
    },
    steps: { margin: '0 0 8px', padding: '0 0 0 28px' },
    step: {
      color: data,
      fontFamily: titleFont,
      fontSize: '18px',
      fontWeight: 600,
      lineHeight: '25px',
      margin: '0 0 12px',
      paddingLeft: '4px',
    },
    stepText: { color: ink, fontFamily: textFont, fontSize: '16px', fontWeight: 400 },
    payment: {
      color: ink,
      fontFamily: titleFont,
      fontSize: '40px',
      fontWeight: 600,
      lineHeight: '48px',
      margin: '4px 0 12px',
    },
    // "per maand" stands below the amount where a telephone has no room for both.
    perMonth: {
      color: softInk,
      display: 'inline-block',
      fontFamily: textFont,
      fontSize: '16px',
      fontWeight: 400,
      lineHeight: '25px',
    },
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

export function createMailLook(brand: MailBrand): MailLook {
  const { colours } = brand;
  const light: Readonly<Record<MailStyle, CSSProperties>> = stylesIn(colours.light, brand);
  const dark: Readonly<Record<MailStyle, CSSProperties>> = stylesIn(colours.dark, brand);
  const rules = Object.entries(dark)
    .map(([name, style]) => darkRule(name, light[name as MailStyle], style))
    .filter((rule) => rule !== '');
  return {
    look: (name) => ({ style: light[name], className: name }),
    darkSheet: `@media (prefers-color-scheme: dark) {\n${rules.join('\n')}\n}`,
  };
}

/** Of words that stay on one line. */
export const UNBROKEN: CSSProperties = { whiteSpace: 'nowrap' };

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
