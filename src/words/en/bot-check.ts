import type { botCheck as french } from '../fr/bot-check.ts';
import type { Translation } from '../translation.ts';

export const botCheck: Translation<typeof french> = {
  told: {
    altcha:
      'Your device makes a small calculation for it, which we check ourselves. Nothing goes to anyone else.',
    turnstile:
      'It is done by Cloudflare (Turnstile), which receives the IP address of your device and technical data of your browser, but none of your answers.',
  },
  label: 'I am not a robot',
  verifying: 'Checking…',
  verified: 'Checked',
  error: 'The check failed. Try again later.',
};
