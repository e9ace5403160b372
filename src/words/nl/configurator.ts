import type { configurator as french } from '../fr/configurator.ts';
import type { Translation } from '../translation.ts';

export const configurator: Translation<typeof french> = {
  title: 'Kredietsimulator',
  description:
    'Een bedrag, en wat het kost naargelang de looptijd[mortgages=yes| of de rentevoet]: maandaflossing, JKP[mortgages=yes|, kosten] en totaal naast elkaar[mortgages=yes|, voor een lening of een hypothecair krediet].',
  headline: 'Eerst vergelijken, dan kiezen.',
  lead: 'Een bedrag, en wat het kost naargelang de looptijd[mortgages=yes| of de rentevoet, kosten inbegrepen].',
  form: 'Uw berekening',
  timeline: {
    label: 'Stappen',
    amount: 'Het bedrag',
    form: 'De aanvraag',
    contact: 'Contact',
  },
  product: {
    legend: 'Welk krediet?',
    PAT: { label: 'Lening op afbetaling', hint: 'zonder hypotheek' },
    CH: { label: 'Hypothecair krediet', hint: 'met een hypotheek' },
    LIGHT: { label: 'Hypothecair krediet light', hint: 'met een hypotheekbelofte' },
    noScript:
      'Uw browser voert de scripts van deze pagina niet uit: deze keuzes blijven grijs en de pagina toont een lening op afbetaling. De andere kredieten hebben hun eigen pagina: {others}.',
  },
  objective: {
    legend: 'Waarvoor?',
    hint: 'Elk project onthoudt het bedrag dat u ervoor invult.',
    personal: 'Een persoonlijk project',
    car: 'Een auto',
    mobilhome: 'Een mobilhome',
    renovation: 'Werken',
    coproperty: 'Een mede-eigendom',
  },
  home: {
    legend: 'Welke woning?',
    house: 'Huis',
    apartment: 'Appartement',
  },
  purposes: {
    house: 'voor een huis',
    apartment: 'voor een appartement',
  },
  heading: {
    loan: '{amount} {purpose}',
    borrow: '{amount} over {years}\u00a0jaar',
    settle: '{payment} per maand, {years}\u00a0jaar',
  },
  conditions: 'Alle voorwaarden van dit voorstel',
  offers: {
    fixed: 'Vast',
    variable: 'Veran\u00adderlijk {variant}',
    durations: 'Over welke looptijd?',
    rates: 'Tegen welke rentevoet?',
    perMonth: 'per maand',
    toBorrow: 'te lenen',
    taeg: 'JKP',
    keyBorrow:
      'Hoe hoger de balk, hoe hoger de maandaflossing. De bovenste strook is het aandeel van de interest in alles wat u betaalt.',
    keySettle:
      'Hoe hoger de balk, hoe hoger het bedrag. De bovenste strook is het aandeel van de interest in alles wat u betaalt.',
    previous: 'Vorige voorstellen',
    next: 'Volgende voorstellen',
  },
  box: {
    title: 'Wat er in het JKP zit',
    inAll: 'Wat u terugbetaalt',
    baseRate: 'jaarlijkse debetrentevoet, zonder kosten',
    totalAmount: 'geleend bedrag',
    totalToPay: 'in totaal terug te betalen, zonder kosten',
    noFees:
      'Aan deze lening zijn geen kosten verbonden: het JKP bestaat enkel uit de interest. Het ligt iets hoger dan de debetrentevoet, omdat de interest elke maand betaald wordt en niet één keer per jaar.',
  },
  variable: {
    title: 'Deze rentevoet is veranderlijk',
    text: 'Hij blijft {years}\u00a0jaar gelijk en kan daarna om de {every}\u00a0jaar veranderen, met hoogstens {cap}\u00a0procentpunten, naar boven of naar beneden. Stijgt hij bij de eerste verandering zo hoog als hij mag, dan wordt hij {rate}: de maandaflossing gaat van {today} naar {highest}, het totaal naar {total} en het JKP naar {taeg}.',
  },
  ifUnchanged: 'Bij een veranderlijke rentevoet: zolang die niet verandert.',
  table: {
    summary: 'Alle voorstellen in cijfers',
    caption: 'De voorstellen, regel per regel',
    offer: 'Voorstel',
    payment: 'Maandaflossing',
    total: 'In totaal terug te betalen',
    totalWithoutFees: 'In totaal terug te betalen, zonder kosten',
    highest: 'Tegen de hoogste rentevoet: maandaflossing en totaal',
  },
  noResults: {
    title: 'Geen voorstel',
    text: 'Voor wat u vraagt, hebben we geen voorstel. Probeer een ander bedrag of een andere looptijd.',
  },
  updating: 'De voorstellen worden bijgewerkt…',
  late: 'De berekening duurt langer dan gewoonlijk. Wat u ziet, zijn de vorige voorstellen.',
  waiting: 'De berekening duurt langer dan gewoonlijk.',
  loading: 'De berekening van dit krediet wordt geladen…',
  missing: {
    title: 'Dit deel van de pagina is niet aangekomen',
    text: 'Misschien is de verbinding verbroken. Wat u hebt ingevuld, staat er nog.',
  },
  failed: {
    title: 'Geen antwoord',
    text: 'Onze server heeft niet geantwoord. Wat u hebt ingevuld, staat er nog.',
    tooMany: {
      title: 'Te veel berekeningen',
      text: 'Onze server kreeg in korte tijd te veel berekeningen van uw verbinding. Wat u hebt ingevuld, staat er nog; wacht een minuut.',
    },
    stale: 'Wat u ziet, zijn de vorige voorstellen.',
    again: 'Opnieuw proberen',
  },
  more: 'Meer weten: {name}',
  panel: {
    title: 'Uw berekening',
    open: 'Wijzigen',
    calculate: 'Berekenen',
    close: 'Annuleren',
  },
  legal: {
    PAT: 'Onder voorbehoud van aanvaarding van uw aanvraag, na onderzoek van uw situatie. De rentevoet is vast voor de hele looptijd.',
    CH: 'Onder voorbehoud van aanvaarding van uw dossier en van de waarde van het goed. Het JKP gaat ervan uit dat alle kosten bij de start betaald worden, en elke maandaflossing op haar vervaldag. Bij een veranderlijke rentevoet gaat het er ook van uit dat die niet verandert.',
  },
  privacy: {
    title: 'Wat doen we met uw cijfers?',
    text: 'Ze dienen voor de berekening en zeggen niet wie u bent. Uw browser onthoudt ze alleen als u verdergaat.',
    more: 'Privacy',
    accept: 'Begrepen',
  },
  others: {
    title: 'Looptijden en rentevoeten vergelijken',
    text: 'Alle voorstellen voor een bedrag, naast elkaar.',
  },
  questions: 'Veelgestelde vragen',
};
