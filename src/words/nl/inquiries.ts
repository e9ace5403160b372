import type { inquiries as french } from '../fr/inquiries.ts';
import type { Translation } from '../translation.ts';

/** The website's forms: what became of one, and how the lender's team is told. */
export const inquiries: Translation<typeof french> = {
  contact: {
    refusedTitle: 'Uw bericht is nog niet verstuurd',
    requestedTitle: 'Nog één vraag vóór het versturen',
    sentTitle: 'Uw bericht is aangekomen',
    sentText: {
      write: 'Dank u, {firstname}. We antwoorden u op het adres {email}.',
      writeOrCall:
        'Dank u, {firstname}. We antwoorden u op het adres {email} of op het nummer {phone}.',
      call: 'Dank u, {firstname}. We bellen u op {phone}, tijdens de openingsuren. Bereiken we u niet, dan schrijven we naar {email}.',
      visit:
        'Dank u, {firstname}. We zoeken een moment dat u past en stellen het u voor per telefoon of op het adres {email}. De afspraak ligt vast zodra u ze aanvaardt.',
    },
    ways: {
      write: 'Een schriftelijk antwoord',
      call: 'Teruggebeld worden',
      visit: 'Een afspraak op kantoor',
    },
    fields: {
      way: 'Wens',
      subject: 'Onderwerp',
      firstname: 'Voornaam',
      lastname: 'Naam',
      email: 'E-mail',
      phone: 'Telefoon',
      zip: 'Postcode',
      message: 'Bericht',
    },
    faults: {
      subjectRequired: 'Kies het onderwerp van uw bericht.',
      subjectInvalid: 'Kies een van de onderwerpen uit de lijst.',
      messageRequired: 'Schrijf uw bericht.',
      messageTooLong: 'Uw bericht mag niet langer zijn dan {max} tekens.',
    },
  },
  coproperty: {
    sentTitle: 'Uw aanvraag is aangekomen',
    sentText:
      'Dank u, {firstname}. Een adviseur bekijkt uw aanvraag voor een lening mede-eigendom van {amount} over {duration} maanden, en belt u of schrijft u op het adres {email}.',
    fields: {
      amount: 'Bedrag',
      duration: 'Looptijd (maanden)',
      taeg: 'JKP',
      'monthly-fee': 'Maandaflossing',
    },
    faults: {
      amountRequired: 'Vul het bedrag in dat u wilt lenen.',
      amountBounds: 'Vul een bedrag in tussen {min} en {max}.',
      durationRequired: 'Kies de looptijd.',
      durationInvalid: 'Deze looptijd bestaat niet voor dit bedrag. Kies er een uit de lijst.',
    },
    refusedTitle: 'Uw aanvraag is nog niet verstuurd',
    requestedTitle: 'Nog één vraag vóór het versturen',
    office: 'Aanvraag lening mede-eigendom',
  },
  mortgage: {
    refusedTitle: 'Uw aanvraag is nog niet verstuurd',
    requestedTitle: 'Nog één vraag vóór het versturen',
    sentTitle: 'Uw aanvraag is aangekomen',
    sentText:
      'Dank u, {name}. Een adviseur belt u op {telephone}, tijdens de openingsuren. Kunnen we u niet bereiken, dan schrijven we naar {email}.',
    office: 'Aanvraag van een hypotheekafspraak',
  },
  botCheck: {
    notProven: 'Vink ‘Ik ben geen robot’ aan en verstuur opnieuw.',
    alreadySpent: 'Deze controle is al gebruikt. Vink het vakje opnieuw aan en verstuur dan.',
    checkUnavailable:
      'De controle tegen robots antwoordt niet. Probeer het over enkele minuten opnieuw, of bel ons.',
  },
  page: {
    refusedText:
      'Ga terug naar het formulier met de knop ‘Vorige pagina’ van uw browser: wat u geschreven hebt, staat er nog. Verbeter dit:',
    filesNotHeld:
      'We kunnen uw bestanden op dit moment niet bewaren. Probeer het over enkele minuten opnieuw, of verstuur het formulier zonder bestand.',
    tooManyCalls:
      'Vanaf uw verbinding is in korte tijd te vaak iets verstuurd. Wacht enkele minuten en laad deze pagina dan opnieuw: uw browser verstuurt alles wat u geschreven hebt nog eens.',
    notWhole:
      'Het formulier kwam onvolledig bij ons aan. Laad deze pagina opnieuw: uw browser verstuurt alles wat u geschreven hebt nog eens.',
    failed:
      'Het ligt aan ons. Laad deze pagina over enkele minuten opnieuw: uw browser verstuurt alles wat u geschreven hebt nog eens. U kunt ons ook bellen op {phone}.',
    backToContact: 'Terug naar de contactpagina',
    backToForm: 'Terug naar het formulier',
  },
  question: {
    text: 'Ook robots vullen formulieren in. Beantwoord deze vraag, dan wordt alles verstuurd wat u geschreven hebt.',
    sum: 'Hoeveel is {a} plus {b}?',
    hint: 'In cijfers of in letters.',
    files: 'Bijgevoegde bestanden: {names}.',
    send: 'Antwoorden en versturen',
    wrong: 'Dat is niet het juiste antwoord. Hier is een andere vraag.',
    spent:
      'Deze vraag is al gebruikt. Kreeg u een bevestiging, dan is alles aangekomen. Anders beantwoordt u deze.',
    expired:
      'De vraag is niet meer geldig. Hier is een andere. Had u bestanden bijgevoegd, dan zijn die niet bewaard: ze worden niet meegestuurd.',
    numbers:
      'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien',
  },
  office: {
    subject: 'Nieuw bericht: {subject}',
    title: 'Nieuw bericht via de site',
    arrived: 'Verstuurd op {date} om {time}, in het Nederlands.',
    message: 'Bericht',
    files: 'Bijgevoegde bestanden',
    filesText:
      'Elke link opent een bestand zolang het bericht bewaard wordt. De bestanden zijn gecontroleerd, maar open ze met de gebruikelijke voorzichtigheid.',
    file: '{name} ({size})',
  },
};
