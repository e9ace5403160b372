import { parseAmount, writeTypedAmount } from './parse-amount.ts';
import { readText } from './read-text.ts';

/*
 * What each kind of field reads. A text that is none of the kind is returned as a plain line, for
 * the rules to refuse and the person to correct: nothing is guessed, and nothing is lost.
 */

/** An amount as the form writes it: "1850", "1850,50". */
export function readAmount(typed: string): string {
  const amount = parseAmount(typed);
  return amount === undefined ? readText(typed) : writeTypedAmount(amount);
}

/**
 * The zero that is dialled at home and not after a country's code: "+32 (0)475", "+32 0475". Italy's is dialled.
 */
const TRUNK_ZERO = /^((?:\+|00) ?(?:(?!39)\d{1,3} ?\(0\)|(?:3[123]|4[1349]) ?0(?=\d)))/;

/** What names a phone number on a card: "GSM", "Tél. :", "T". */
const PHONE_LABEL = /^(?:gsm|t[eé]l\p{L}*|[tm])[.: ]*(?=[+(\d])/iu;

/** A phone number with its own separators, without its label, brackets and the zero that is not dialled abroad. */
export function readPhone(typed: string): string {
  return readText(typed)
    .replace(PHONE_LABEL, '')
    .replace(TRUNK_ZERO, (code) => code.replace(/ ?\(?0\)?$/, ' '))
    .replace(/\((\+?\d+)\)/g, '$1')
    .replace(/ +/g, ' ');
}

/** A rate as written, without its percent sign: "4,25". */
export function readRate(typed: string): string {
  const text = readText(typed);
  return /^(\d+(?:[.,]\d+)?) ?(?:%|pct|procent)(?: (?:TAEG|JKP))?$/i.exec(text)?.[1] ?? text;
}

/** Two capitals after it are a Dutch postcode's: "1012 AB". */
const POSTCODE =
  /^(?:[Bb][Ee]?[ .-]*|\p{L}{3}[^\d]*[ -])?(\d(?:[ .]?\d){3})(?! ?[A-Z]{2}$)(?:[ ,:/-]+[^\d]+)?$/u;

/** A Belgian postcode, also as it stands on an envelope: "B-4000", "4000 Liège", "4 000". */
export function readPostcode(typed: string): string {
  const text = readText(typed);
  const digits = POSTCODE.exec(text)?.[1];
  return digits?.replace(/\D/g, '') ?? text;
}
