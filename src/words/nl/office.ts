import type { office as french } from '../fr/office.ts';
import type { Translation } from '../translation.ts';

export const office: Translation<typeof french> = {
  request: {
    subject: 'Nieuwe aanvraag {reference}',
    title: 'Nieuwe kredietaanvraag',
    arrived: 'Online verstuurd op {date} om {time}, in het Nederlands.',
    attached: 'Het volledige overzicht zit als pdf in bijlage.',
    notAttached: 'Het overzicht als pdf kon niet gemaakt worden: alle antwoorden staan hieronder.',
    masked: 'De rijksregisternummers zijn in deze e-\u2060mail onleesbaar gemaakt.',
    asked: 'Gevraagd vóór andere voorwaarden aanvaard werden',
    budget: {
      title: 'Budget van het gezin',
      verdict: 'Beoordeling',
      tight: 'krap budget',
      sufficient: 'budget volstaat',
      figures: 'Onze referentiebedragen',
      figuresDate: 'vastgelegd op {date}',
    },
  },
  prospect: {
    subject: 'Nieuw contact: {product}',
    title: 'Nieuw contact',
    arrived:
      'Op {date} om {time} begon deze persoon online aan een aanvraag in het Nederlands, aanvaardde de voorwaarden en liet contactgegevens achter.',
    next: 'Als de aanvraag verstuurd wordt, krijgt u die apart.',
    contact: 'Contactgegevens',
    product: 'Product',
    from: 'Herkomst',
  },
  /** The end of the audit log, for the safekeeping of the lender. */
  proof: {
    subject: 'Bewijs van het auditlogboek: regel {position}',
    title: 'Einde van het auditlogboek',
    text: 'Op {date} om {time} eindigde het auditlogboek met deze regel.',
    keep: 'Bewaar deze e-\u2060mail buiten het bereik van wie de server beheert. Met het bijgevoegde bestand kunt u later nagaan of tot en met deze regel niets gewijzigd of verwijderd is.',
    section: 'Laatste regel',
    position: 'Positie',
    hash: 'Controlewaarde',
    id: 'Bericht',
  },
  /** A time within a sentence, on the hour and between. */
  clock: { hour: '{hours}\u00a0uur', time: '{hours}.{minutes}\u00a0uur' },
  broker: 'Makelaar',
  address: { label: 'Adres', box: 'bus {box}' },
  label: '{label}:',
  personal:
    'Deze e-\u2060mail bevat persoonsgegevens. Stuur hem alleen door naar wie het dossier behandelt.',
};
