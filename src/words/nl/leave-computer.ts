import type { leaveComputer as french } from '../fr/leave-computer.ts';
import type { Translation } from '../translation.ts';

export const leaveComputer: Translation<typeof french> = {
  hint: 'Gebruiken anderen dit toestel ook?',
  button: 'De aanvraag hier afsluiten',
  unavailable: 'De verbinding is verbroken. Uw antwoorden zijn bewaard; probeer het opnieuw.',
  title: 'De aanvraag op dit toestel afsluiten?',
  becomes: {
    mailed:
      'We sturen naar {email} een link die uw aanvraag opnieuw opent waar u gebleven bent, op het toestel dat u kiest.',
    deleted: 'Alle antwoorden van uw aanvraag worden gewist. U kunt ze niet terughalen.',
    none: 'Uw aanvraag staat hier niet meer open. Aan wat verstuurd is of elders verdergaat, verandert niets.',
    part: 'Uw antwoorden blijven bewaard. Wilt u verdergaan, open dan opnieuw de link uit de e-\u2060mail die u kreeg.',
    expired:
      'Uw sessie is verlopen. Wat bewaard was, kan hier niet meer worden geopend en wordt ten laatste na {keptDrafts} verwijderd.',
  },
  instead:
    'Wilt u ze liever houden? Vul in de eerste stap uw e-\u2060mailadres in en aanvaard de algemene voorwaarden. Dan kunnen we u een link sturen.',
  emptied: 'De aanvraag sluit in alle vensters van deze browser, en die bewaart er niets van.',
  emptiedHere: 'De aanvraag sluit in dit venster, en dat bewaart er niets van.',
  confirm: {
    mailed: 'Link versturen en afsluiten',
    deleted: 'Mijn antwoorden wissen en afsluiten',
    other: 'Afsluiten',
  },
  ending: 'Een ogenblik…',
  stay: 'Terug naar de aanvraag',
  failed: {
    title: 'De aanvraag is nog niet afgesloten.',
    text: 'We konden ze niet sluiten. Er is niets verloren: controleer uw verbinding en probeer het opnieuw.',
  },
  tooOften: {
    title: 'De link kan nog niet worden verstuurd.',
    text: 'Dit adres kreeg al verschillende links. De volgende kunnen we sturen vanaf {again}. Tot dan kunt u enkel weggaan door uw antwoorden te wissen.',
  },
  left: {
    title: 'U hebt de aanvraag afgesloten',
    became: {
      mailed: 'De link is onderweg naar {email}. Hij opent uw aanvraag opnieuw tot {until}.',
      deleted: 'Uw antwoorden zijn gewist.',
      none: 'Er waren geen antwoorden meer om te wissen.',
      part: 'Uw antwoorden blijven bewaard. De link uit de e-\u2060mail die u kreeg, opent ze opnieuw.',
      expired:
        'Wat bewaard was, kan hier niet meer worden geopend en wordt ten laatste na {keptDrafts} verwijderd.',
      elsewhere:
        'U hebt ze afgesloten in een ander venster van deze browser. Daar leest u wat er met uw antwoorden gebeurt.',
    },
    close: 'Deze browser bewaart niets van uw aanvraag. U mag het venster sluiten.',
    closeHere: 'Dit venster bewaart niets van uw aanvraag. U mag het sluiten.',
    downloads: 'Hebt u documenten gedownload? Verwijder die ook van dit toestel.',
  },
};
