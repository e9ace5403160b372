import type { newsletter as french } from '../fr/newsletter.ts';
import type { Translation } from '../translation.ts';

export const newsletter: Translation<typeof french> = {
  form: {
    title: 'De nieuwsbrief van {lender}',
    lede: 'Wat er verandert voor uw budget en uw kredieten, helder uitgelegd. Hoogstens één e-\u2060mail per maand.',
    email: 'Uw e-mailadres',
    example: 'naam@voorbeeld.be',
    submit: 'Inschrijven',
    untilComplete: 'De knop werkt zodra het adres volledig is.',
    consent:
      'Door u in te schrijven aanvaardt u dat u de nieuwsbrief van {lender} per e-\u2060mail ontvangt, hoogstens één keer per maand. We vragen u eerst om per e-\u2060mail te bevestigen. Stoppen kan altijd, met de link onderaan elke nieuwsbrief.',
    privacy: 'Wat we met uw adres doen',
    checkTitle: 'Controle tegen robots',
    checkText: 'Vink het vakje aan: uw inschrijving wordt verstuurd zodra de controle gedaan is.',
    checkLoading: 'De controle wordt geladen…',
    sending: 'Uw inschrijving wordt verstuurd…',
    problems: {
      connection:
        'Uw inschrijving is niet verstuurd: we kregen geen antwoord. Uw adres staat er nog: kijk uw verbinding na en probeer opnieuw.',
      server:
        'Uw inschrijving is niet verstuurd: dat ligt aan ons. Uw adres staat er nog: probeer het over enkele minuten opnieuw.',
      tooManyCalls:
        'Er werd te vaak verstuurd vanaf uw verbinding. Uw adres staat er nog: probeer het over enkele minuten opnieuw.',
      check:
        'De controle tegen robots kon niet worden geladen. Uw adres staat er nog: probeer opnieuw.',
    },
    recaptcha: 'reCAPTCHA Error',
  },
  answer: {
    title: 'Nog één stap',
    message:
      'We hebben een e-\u2060mail gestuurd naar {email}. Open hem en bevestig: anders schrijven we uw adres niet in en wissen we het na {keptUnconfirmed}. Niets ontvangen binnen het uur? Kijk bij de ongewenste e-\u2060mail.',
    refusedTitle: 'Uw inschrijving is niet verstuurd',
    refusedText: 'Ga terug naar de vorige pagina en verbeter dit:',
    requestedTitle: 'Nog één vraag vóór het versturen',
    expired: 'De vraag is niet meer geldig. Verstuur het formulier opnieuw.',
    back: 'Terug naar de startpagina',
    backToPage: 'Terug naar de pagina',
  },
  mail: {
    subject: 'Bevestig uw inschrijving op de nieuwsbrief van {lender}',
    preview: 'Zonder uw bevestiging sturen we u niets.',
    text: 'Op {asked} vroeg iemand voor dit adres de nieuwsbrief van {lender} aan. Was u dat, bevestig het dan: we schrijven alleen aan wie erom vroeg.',
    button: 'Mijn inschrijving bevestigen',
    until: 'De link werkt tot {until}.',
    consent: 'Wat u aanvaardt, zoals het op het formulier staat: ‘{consent}’',
    notYou:
      'Hebt u niets gevraagd? Doe dan niets: zonder bevestiging wordt uw adres gewist op {until}.',
    instant: '{date} om {hours}.{minutes}\u00a0uur',
    already: {
      subject: 'U krijgt de nieuwsbrief van {lender} al',
      preview: 'U hoeft niets te doen.',
      text: 'Op {asked} vroeg iemand voor dit adres de nieuwsbrief van {lender} aan. Het is al ingeschreven sinds {since}: u hoeft niets te doen.',
      button: 'De nieuwsbrief niet meer ontvangen',
      notYou: 'Hebt u niets gevraagd? Er is niets veranderd: u mag deze e-\u2060mail negeren.',
    },
  },
  confirm: {
    title: 'Bevestig uw inschrijving',
    text: 'U hebt de nieuwsbrief van {lender} gevraagd, voor het adres dat onze e-\u2060mail kreeg. De inschrijving gaat in zodra u ze bevestigt.',
    button: 'Mijn inschrijving bevestigen',
    doneTitle: 'Uw inschrijving is bevestigd',
    doneText:
      'U krijgt de volgende nieuwsbrief van {lender}. Met de link onderaan elke nieuwsbrief stopt u wanneer u wilt.',
    endedTitle: 'Deze inschrijving is beëindigd',
    endedText:
      'U krijgt door deze inschrijving geen nieuwsbrief meer. Wilt u hem opnieuw ontvangen, schrijf u dan in onderaan de startpagina.',
    expiredTitle: 'Deze link werkt niet meer',
    expiredText:
      'Hij bleef {keptUnconfirmed} geldig, en het adres is gewist. Schrijf u opnieuw in onderaan de startpagina: we sturen u een andere link.',
  },
  unsubscribe: {
    title: 'De nieuwsbrief niet meer ontvangen',
    text: 'U krijgt de nieuwsbrief van {lender} dan niet meer op het adres dat deze link kreeg. Uw aanvragen en contracten veranderen niet.',
    button: 'Niet meer ontvangen',
    doneTitle: 'Genoteerd',
    doneText:
      'U krijgt de nieuwsbrief van {lender} niet meer. Was er al een onderweg, dan is dat de laatste.',
    goneTitle: 'Deze link werkt niet meer',
    goneText:
      'De inschrijving waarbij hij hoort, bewaren we niet meer. Krijgt u de nieuwsbrief nog, volg dan de link in de recentste, of schrijf naar {email}: dan stoppen wij de verzending.',
  },
  office: {
    confirmed: {
      subject: 'Nieuwsbrief: een inschrijving',
      title: 'Een inschrijving op de nieuwsbrief',
      text: 'Bevestigd op {date} om {time}, in het Nederlands. Zet de uitschrijflink hieronder in elke nieuwsbrief.',
    },
    ended: {
      subject: 'Nieuwsbrief: een uitschrijving',
      title: 'Een uitschrijving van de nieuwsbrief',
      text: 'Gevraagd op {date} om {time}. Schrijf niet meer naar dit adres.',
    },
    section: 'Inschrijving',
    email: 'E-mail',
    unsubscribe: 'Uitschrijflink',
    id: 'Nummer',
  },
};
