import type { faults as french } from '../fr/faults.ts';
import type { Translation } from '../translation.ts';

/** Only the faults of the website's forms: the application is in French and Dutch. */
export const faults: Translation<
  Pick<
    typeof french,
    'required' | 'maxLength' | 'nameCharacters' | 'email' | 'phone' | 'beZip' | 'decimal'
  >
> = {
  required: '{field} fehlt.',
  maxLength: '{field} darf höchstens {max} Zeichen lang sein.',
  nameCharacters:
    '{field} darf nur Buchstaben, Ziffern, Leerzeichen, Bindestriche und Apostrophe enthalten, weder Punkt noch Komma.',
  email: '{field} ist ungültig. Schreiben Sie sie wie name@beispiel.be.',
  phone:
    '{field} ist ungültig. Sie hat 9 bis 15\u00a0Ziffern; Leerzeichen, Schrägstrich, Bindestrich oder Punkt dürfen sie trennen.',
  beZip: 'Die Postleitzahl ist keine gültige belgische Postleitzahl.',
  decimal: '{field} schreiben Sie bitte als eine Zahl, zum Beispiel 1250 oder 1250,50.',
};
