import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const de: Translation<typeof fr> = {
  told: {
    altcha:
      'Ihr Gerät führt dafür eine kleine Berechnung aus, die wir selbst prüfen. Nichts geht an Dritte.',
    turnstile:
      'Cloudflare (Turnstile) führt sie aus und erhält dafür die IP-Adresse Ihres Geräts und technische Daten Ihres Browsers, aber keine Ihrer Antworten.',
  },
  label: 'Ich bin kein Roboter',
  verifying: 'Die Prüfung läuft…',
  verified: 'Geprüft',
  error: 'Die Prüfung ist fehlgeschlagen. Versuchen Sie es später erneut.',
};
