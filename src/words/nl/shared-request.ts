import type { sharedRequest as french } from '../fr/shared-request.ts';
import type { Translation } from '../translation.ts';

export const sharedRequest: Translation<typeof french> = {
  title: 'Uw gedeelde aanvraag',
  instant: '{date} om {hours}.{minutes}\u00a0uur',
  loading: 'We zoeken uw aanvraag…',
  open: {
    lede: 'We wachten op het deel van {name}.',
    to: 'Link verstuurd naar',
    at: 'Verstuurd op',
    until: 'Geldig tot',
    nextTitle: 'Wat er daarna gebeurt',
    next1:
      'Zodra het deel van {name} is verstuurd, is de aanvraag volledig en onderzoeken we ze. U krijgt allebei de referentie per e-\u2060mail. Leiden uw antwoorden samen tot een andere lening, of verandert de rentevoet intussen, dan wordt ze pas verstuurd als u akkoord gaat.',
    next2: 'Wil {name} liever niet lenen, dan laten we het u per e-\u2060mail weten.',
    next3:
      'Is het deel er dan nog niet, dan wordt de aanvraag niet behandeld en worden alle antwoorden gewist.',
  },
  toAgree: {
    lede: 'Het deel van {name} is verstuurd: nu beslist u.',
    why: {
      loan: 'Uit de antwoorden van u beiden blijkt dat de lening die u had gevraagd, niet meer mogelijk is, maar een andere wel.',
      rate: 'De rentevoet die we voor deze lening toepassen, is veranderd sinds uw aanvraag.',
    },
    accepted:
      '{name} heeft de voorwaarden aanvaard die hieronder zijn voorgesteld. De aanvraag is nog niet verstuurd.',
    acceptedBefore:
      'De voorwaarden zijn veranderd sinds {name} ze aanvaardde: hieronder staan die van vandaag. De aanvraag is nog niet verstuurd.',
    consentChanged:
      'Door te aanvaarden bevestigt u dat u deze voorwaarden hebt gelezen en vraagt u deze lening aan. We vragen dan uw medekredietnemer om ze ook te aanvaarden; pas daarna wordt de aanvraag verstuurd.',
    acceptChanged: 'Deze voorwaarden aanvaarden',
    acceptingChanged: 'Wordt bewaard…',
    loans: 'De twee leningen',
    until: 'We verwachten uw antwoord tot',
    acceptTitle: 'Deze voorwaarden aanvaarden',
    consent:
      'Door te aanvaarden bevestigt u dat u deze voorwaarden hebt gelezen en vraagt u deze lening aan. De aanvraag wordt dan verstuurd.',
    accept: 'Aanvaarden en de aanvraag versturen',
    accepting: 'Wordt verstuurd…',
    refuse: {
      title: 'Deze voorwaarden weigeren',
      text: 'De aanvraag stopt dan. Uw antwoorden en die van uw medekredietnemer worden gewist en u krijgt daar allebei bericht van per e-\u2060mail. U bent vrij om al dan niet te aanvaarden.',
      button: 'Weigeren en de aanvraag stoppen',
      sure: 'Deze voorwaarden weigeren en de aanvraag definitief stoppen?',
      yes: 'Ja, weigeren en de aanvraag stoppen',
      busy: 'Wordt geweigerd…',
      no: 'Terug naar de vergelijking',
    },
    changed:
      'De voorwaarden zijn intussen veranderd. Deze pagina toont nu die van vandaag: lees ze opnieuw voor u beslist.',
    consentsChanged:
      'De tekst van uw akkoord is intussen veranderd. Deze pagina toont nu die van vandaag: lees hem opnieuw voor u beslist.',
    askedAgain:
      'U hebt de voorwaarden van vandaag aanvaard. {name} had er andere aanvaard: we vragen per e-\u2060mail om ook deze te aanvaarden. De aanvraag is nog niet verstuurd.',
  },
  resend: {
    title: 'De link opnieuw sturen',
    text: 'De nieuwe link vervangt de vorige.',
    button: 'Link opnieuw sturen',
    busy: 'Wordt verstuurd…',
    later: 'U kunt de link opnieuw sturen vanaf {again}.',
    often:
      'De link is al meermaals verstuurd. Komt hij niet aan, bel ons dan op {phone}: we zoeken het samen uit.',
    done: 'We sturen een nieuwe link naar {email}.',
  },
  correct: {
    title: 'Het e-\u2060mailadres verbeteren',
    text: 'De oude link werkt dan niet meer, en wat er al mee is ingevuld, wordt gewist.',
    label: 'E-mailadres van uw medekredietnemer',
    button: 'Naar dit adres sturen',
    busy: 'Wordt verstuurd…',
    required: 'Het e-\u2060mailadres is verplicht.',
    invalid: 'Het e-\u2060mailadres is ongeldig. Schrijf het zoals naam@voorbeeld.be.',
    meantEmail: 'Bedoelde u {email}?',
    same: 'De link is al naar dit adres verstuurd. U kunt hem opnieuw sturen.',
    done: 'We sturen de link naar {email}.',
  },
  withdraw: {
    title: 'De aanvraag intrekken',
    text: 'Uw antwoorden en die van uw medekredietnemer worden gewist. {name} krijgt daar bericht van per e-\u2060mail.',
    button: 'De aanvraag intrekken',
    sure: 'Deze aanvraag definitief intrekken?',
    yes: 'Ja, de aanvraag intrekken',
    busy: 'Wordt ingetrokken…',
    no: 'De aanvraag behouden',
  },
  ended: {
    sent: {
      lede: 'Uw aanvraag is volledig.',
      text: 'Ze werd verstuurd op {ended}. We onderzoeken ze: u krijgt onze beslissing[ binnen {decisionHours}\u00a0uur] per e-\u2060mail[weekend=monday|, of op maandag voor een aanvraag in het weekend].',
    },
    declined: {
      lede: '{name} leent niet mee.',
      text: 'Dat vernamen we op {ended}. De aanvraag wordt niet behandeld en alle antwoorden zijn gewist.',
    },
    withdrawn: {
      lede: 'U hebt deze aanvraag ingetrokken.',
      text: 'Dat was op {ended}. Alle antwoorden zijn gewist.',
    },
    lapsed: {
      lede: 'De termijn is voorbij.',
      text: 'Het deel van {name} kwam niet aan vóór {ended}. De aanvraag wordt niet behandeld en alle antwoorden zijn gewist.',
    },
    refused: {
      lede: 'U hebt de voorgestelde voorwaarden geweigerd.',
      text: 'Dat was op {ended}. De aanvraag wordt niet verstuurd en alle antwoorden zijn gewist.',
    },
    unanswered: {
      lede: 'De termijn is voorbij.',
      text: 'We kregen vóór {ended} geen antwoord van u. De aanvraag wordt niet verstuurd en alle antwoorden zijn gewist.',
    },
  },
  reference: 'Uw referentie',
  anew: 'Een nieuwe aanvraag kan altijd, alleen of met twee.',
  simulate: 'Een simulatie maken',
  unknown: {
    lede: 'Deze link leidt naar geen enkele gedeelde aanvraag.',
    text: 'Kopieer hem helemaal uit de e-\u2060mail die we u stuurden. Een aanvraag die meer dan {keptShares} geleden is afgesloten, bewaren we niet meer.',
    reach: 'Een vraag? Bel ons op {phone} of schrijf naar {email}.',
  },
  unreachable: {
    title: 'De pagina kon onze diensten niet bereiken',
    text: 'Er is niets verloren. Controleer uw verbinding en probeer opnieuw.',
    retry: 'Opnieuw proberen',
  },
  failed: 'Dat is niet gelukt. Probeer het zo meteen opnieuw.',
  noScript:
    'Deze pagina heeft JavaScript en een recente browser nodig. U kunt ons ook bellen op {phone}.',
};
