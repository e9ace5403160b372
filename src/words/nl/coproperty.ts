import type { coproperty as french } from '../fr/coproperty.ts';
import type { Translation } from '../translation.ts';

/** The request for a co-property loan. */
export const coproperty: Translation<typeof french> = {
  title: 'Een lening mede-eigendom aanvragen',
  description:
    'Aanvraag van een lening voor werken aan de gemeenschappelijke delen van een gebouw: het bedrag, de looptijd, de maandaflossing en uw gegevens.',
  headline: 'De werken aan het gebouw, maand na maand.',
  lead: 'Vul het bedrag en de looptijd in: de rentevoet en de maandaflossing volgen. Een adviseur bekijkt de aanvraag daarna samen met u. Ze verbindt u tot niets.',
  person: 'Uw gegevens',
  form: 'Aanvraag lening mede-eigendom',
  amount: 'Te lenen bedrag',
  amountHint: 'Van {min} tot {max}.',
  duration: 'Looptijd',
  months: '{n}\u00a0maanden',
  durationChanged:
    'Dit bedrag wordt niet uitgeleend over {from}\u00a0maanden. De looptijd is nu {to}\u00a0maanden.',
  message: 'De werken en het gebouw',
  messageHint: 'Bijvoorbeeld: dakwerken, twaalf appartementen, uw aandeel in de kosten.',
  filesAdvice: 'Het verslag van de algemene vergadering die de werken goedkeurde, de offertes.',
  send: 'Aanvraag versturen',
  announcement: '{payment} per maand gedurende {duration}\u00a0maanden, JKP {taeg}.',
  next: {
    title: 'En daarna?',
    read: {
      title: 'Wij lezen de aanvraag',
      text: 'Een adviseur leest ze, met de documenten die u toevoegt, en antwoordt u.',
    },
    check: {
      title: 'Wij onderzoeken ze',
      text: 'Het bedrag, de goedgekeurde werken en de terugbetaling door het gebouw. Een aanvraag kan geweigerd worden; dan zeggen we u waarom.',
    },
    contract: {
      title: 'U beslist',
      text: 'Niets verbindt u vóór de ondertekening van het contract.',
    },
  },
};
