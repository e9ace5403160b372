import type { ownData as french } from '../fr/own-data.ts';
import type { Translation } from '../translation.ts';

export const ownData: Translation<typeof french> = {
  title: 'Uw gegevens',
  text: 'Wat we over u bewaren van deze aanvraag, in een bestand dat andere programma’s kunnen lezen (JSON).',
  button: 'Mijn gegevens downloaden',
  file: 'mijn-gegevens.json',
  gone: {
    title: 'Deze link opent geen gegevens meer',
    text: 'De aanvraag is gewist, is afgelopen of gaat verder op een ander toestel. Wilt u weten wat we over u bewaren, schrijf dan naar {email}.',
    back: 'Terug naar de startpagina',
  },
};
