import type { draftLink as french } from '../fr/draft-link.ts';
import type { Translation } from '../translation.ts';

export const draftLink: Translation<typeof french> = {
  instant: '{date} om {hours}.{minutes}\u00a0uur',
  title: 'Verdergaan op een ander toestel',
  to: 'We sturen een link naar {email}. U kunt hem één keer openen, binnen {keptDrafts} na uw laatste antwoorden; de aanvraag gaat dan verder op het toestel waarop u hem opent, en niet meer op dit toestel.',
  personal:
    'Wie deze link opent, ziet uw antwoorden en kan de aanvraag versturen: geef hem aan niemand door.',
  send: 'Stuur mij de link',
  sending: 'Wordt verstuurd…',
  sent: 'De link is onderweg naar {email}. Hij werkt tot {until}.',
  tooSoon:
    'Er is net al een link verstuurd: kijk ook bij uw ongewenste e-\u2060mail. U kunt een nieuwe vragen vanaf {again}.',
  failed:
    'De link kon niet worden verstuurd. Uw antwoorden blijven hier staan; probeer het zo meteen opnieuw.',
  noAddress:
    'We sturen u daarvoor een link per e-\u2060mail. Vul eerst uw e-\u2060mailadres in de aanvraag in.',
  giveAddress: 'Mijn e-\u2060mailadres invullen',
  moved: {
    title: 'Deze aanvraag gaat elders verder.',
    text: 'De link uit onze e-\u2060mail is op een ander toestel of in een ander venster geopend: daar gaat uw aanvraag verder. Gaat u hier verder, dan wordt het een nieuwe aanvraag.',
    here: 'Hier verdergaan',
  },
  ended: {
    title: 'Deze link werkt niet meer',
    once: 'U kunt hem maar één keer openen, tot de dag die in de e-\u2060mail staat, en niet meer nadat de aanvraag is verstuurd.',
    elsewhere:
      'Hebt u hem al geopend? De aanvraag gaat verder op dat toestel. Hebt u hem gekopieerd? Kijk na of hij volledig is.',
  },
};
