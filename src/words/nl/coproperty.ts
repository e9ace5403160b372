import type { coproperty as french } from '../fr/coproperty.ts';
import type { Translation } from '../translation.ts';

/** The request for a co-property loan. */
export const coproperty: Translation<typeof french> = {
  title: 'Een lening mede-eigendom aanvragen',
  description:
    'Aanvraag van een lening voor werken aan de gemeenschappelijke delen van een gebouw: het bedrag, de looptijd, de maandaflossing en uw gegevens.',
  headline: 'De werken aan het gebouw, maand na maand.',
  lead: 'Vul het bedrag en de looptijd in: de rentevoet en de maandaflossing volgen. Een adviseur bekijkt de aanvraag daarna samen met u. Ze verbindt u tot niets.',
  loan: 'De lening',
  person: 'Uw gegevens',
  form: 'Aanvraag lening mede-eigendom',
  amount: 'Te lenen bedrag',
  amountHint: 'Van {min} tot {max}.',
  duration: 'Looptijd',
  months: '{n}\u00a0maanden',
  durationChanged:
    'Dit bedrag wordt niet uitgeleend over {from}\u00a0maanden. De looptijd is nu {to}\u00a0maanden.',
  taeg: 'JKP, vaste rentevoet',
  fee: 'Maandaflossing',
  message: 'De werken en het gebouw',
  messageHint: 'Bijvoorbeeld: dakwerken, twaalf appartementen, uw aandeel in de kosten.',
  filesAdvice: 'Het verslag van de algemene vergadering die de werken goedkeurde, de offertes.',
  send: 'Aanvraag versturen',
  sum: 'Samengevat',
  notUpdated: 'De getoonde cijfers zijn die van het laatste geldige bedrag.',
  perMonth: 'per maand',
  totalToPay: 'in totaal terug te betalen',
  announcement: '{payment} per maand gedurende {duration}\u00a0maanden, JKP {taeg}.',
};
