import type { botCheck as french } from '../fr/bot-check.ts';
import type { Translation } from '../translation.ts';

export const botCheck: Translation<typeof french> = {
  told: {
    altcha:
      'Uw toestel maakt daarvoor een kleine berekening, die we zelf nakijken. Er gaat niets naar derden.',
    turnstile:
      'Cloudflare (Turnstile) voert ze uit en krijgt daarvoor het IP-adres van uw toestel en technische gegevens van uw browser, maar geen enkel antwoord van u.',
  },
  label: 'Ik ben geen robot',
  verifying: 'Bezig met controleren…',
  verified: 'Gecontroleerd',
  error: 'De controle is mislukt. Probeer later opnieuw.',
};
