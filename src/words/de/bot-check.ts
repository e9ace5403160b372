import type { botCheck as french } from '../fr/bot-check.ts';
import type { Translation } from '../translation.ts';

export const botCheck: Translation<typeof french> = {
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
