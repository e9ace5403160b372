import type { application as french } from '../fr/application.ts';
import type { Translation } from '../translation.ts';
import { botCheck } from './bot-check.ts';

export const application: Translation<typeof french> = {
  pageTitle: 'Kredietaanvraag',
  description:
    'Uw kredietaanvraag online, stap voor stap: uw gegevens, uw inkomsten, uw lasten en dan een overzicht om na te lezen voor u verstuurt.',
  stages: { '1': 'Gegevens', '2': 'Activiteit', '3': 'Kosten', '4': 'Afwerking' },
  progressLabel: 'Stappen van de aanvraag',
  steps: {
    '1': {
      title: 'Wie bent u?',
      lede: 'Uw gegevens en uw situatie.',
    },
    '2': { title: 'Wat verdient u?', lede: 'Uw werk en uw inkomen, zoals ze vandaag zijn.' },
    '3': {
      title: 'Wat geeft u uit?',
      lede: 'Uw maandelijkse lasten tonen wat u kunt terugbetalen.',
    },
    '5': {
      title: 'Tot slot',
      lede: 'Deze gegevens zijn nodig voor het contract. Houd uw identiteitskaart bij de hand.',
    },
    '6': {
      title: 'Klopt alles?',
      lede: 'Lees uw antwoorden na. U kunt alles nog wijzigen voor u verstuurt.',
    },
    '1b': {
      title: 'Welk voertuig?',
      lede: 'Welke lening past, hangt af van de verkoper, de leeftijd van het voertuig en de prijs.',
    },
    '1c': {
      title: 'Er gelden andere voorwaarden',
      lede: 'Op basis van uw antwoorden kunnen we de gevraagde lening niet voorstellen. Vergelijk voor u verdergaat.',
    },
    '4': {
      title: 'Uw budget lijkt krap',
      lede: 'Met de bedragen die u hebt ingevuld, zou er weinig overblijven om van te leven of voor onverwachte kosten. Kijk ze na voor u verdergaat.',
    },
    '4b': {
      title: 'Er gelden andere voorwaarden',
      lede: 'Door uw lopende kredieten verandert de lening die we kunnen voorstellen. Vergelijk voor u verdergaat.',
    },
    '7': {
      title: 'Uw aanvraag is aangekomen',
      lede: 'Dank u, {firstname}. We houden u per e-\u2060mail op de hoogte.',
    },
  },
  sections: {
    borrowers: '',
    identity: 'Uzelf',
    address: 'Uw adres',
    housing: 'Uw woning',
    household: 'Uw gezin',
    activity: 'Uw activiteit',
    employer: 'Uw werkgever of uw onderneming',
    income: 'Uw inkomen',
    additionalIncome: 'Uw andere inkomsten, per maand',
    dependents: 'Ten laste',
    charges: 'Uw vaste lasten',
    credits: 'Uw lopende kredieten',
    extraFees: 'Andere kosten',
    birth: 'Uw identiteit',
    purpose: 'Uw project',
    closing: 'Laatste vragen',
    contact: 'Uw contactgegevens',
    consents: 'Uw akkoord',
    vehicle: 'Het voertuig',
  },
  coborrowerSections: {
    identity: 'Uw medekredietnemer',
    address: '{name}: adres',
    housing: '{name}: woning',
    household: '{name}: gezin',
    activity: '{name}: activiteit',
    employer: '{name}: werkgever of onderneming',
    income: '{name}: inkomen',
    additionalIncome: '{name}: andere inkomsten, per maand',
    dependents: '{name}: ten laste',
    charges: '{name}: vaste lasten',
    credits: '{name}: lopende kredieten',
    extraFees: '{name}: andere kosten',
    birth: '{name}: identiteit',
    contact: '{name}: contactgegevens',
  },
  sectionHints: {
    additionalIncome: 'Vul in wat van toepassing is en laat de rest leeg.',
    purpose: 'Alleen voor een privédoel: deze lening financiert geen beroepsactiviteit.',
  },
  ownersOnly: 'Bent u dat niet, dan stelt de volgende stap u andere voorwaarden voor.',
  entries: {
    credit: 'Krediet {n}',
    card: 'Kredietkaart {n}',
    reason: 'Doel {n}',
    addCredit: 'Een krediet toevoegen',
    addCard: 'Een kredietkaart toevoegen',
    addReason: 'Nog een doel toevoegen',
    deleteCredit: 'Krediet {n} verwijderen',
    deleteCard: 'Kredietkaart {n} verwijderen',
    deleteReason: 'Doel {n} verwijderen',
  },
  mortgageTip: {
    title: 'Betaalt u een hypothecair krediet af?',
    text: 'Voeg het toe bij uw lopende kredieten: de maandaflossing telt mee bij uw lasten.',
  },
  longName:
    'Het contract heeft maar plaats voor 30\u00a0tekens: kort de naam in, ten laatste bij de laatste stap.',
  doubtfulPhone: 'Dit nummer lijkt ongewoon. Kijk het na; u kunt verdergaan.',
  meantEmail: 'Bedoelde u {email}?',
  streetWithNumber:
    'De straat lijkt het huisnummer al te bevatten. Kijk het adres na; u kunt verdergaan.',
  conditionsLink: 'algemene voorwaarden',
  buttons: {
    toVehicle: 'Verder naar voertuig',
    toActivity: 'Verder naar activiteit',
    toCosts: 'Verder naar kosten',
    toFinishing: 'Verder naar afwerking',
    toRecap: 'Verder naar overzicht',
    previous: 'Vorige',
    send: 'Mijn aanvraag versturen',
    sending: 'Wordt verstuurd…',
    retry: 'Opnieuw proberen',
    change: 'Wijzigen',
    backToRecap: 'Terug naar het overzicht',
    adapt: 'Mijn aanvraag aanpassen',
    restart: 'Opnieuw simuleren',
    continue: 'Verder met deze voorwaarden',
    continueBudget: 'Mijn budget klopt, verdergaan',
  },
  errors: {
    one: 'Nog één antwoord ontbreekt of klopt niet',
    many: 'Nog {n} antwoorden ontbreken of kloppen niet',
    moreOne: 'en nog één',
    more: 'en nog {n}',
    at: '{place}: {message}',
    coborrower: 'Medekredietnemer',
    global: 'Het formulier bevat fouten.',
    globalText: 'Er is niets verstuurd. Verbeter de aangeduide antwoorden en verstuur opnieuw.',
    sendFailed: 'Het versturen is niet gelukt.',
    sendFailedText:
      'Uw antwoorden staan hier nog. Kijk uw verbinding na en probeer het zo meteen opnieuw.',
    consentsChanged: 'De teksten waarmee u akkoord gaat, zijn gewijzigd.',
    consentsChangedText:
      'Er is niets verstuurd. De nieuwe teksten staan hierboven: lees ze na en geef opnieuw uw akkoord.',
    sentTooOften: 'Deze aanvraag is niet verstuurd.',
    sentTooOftenText:
      'U hebt de laatste 24 uur al meerdere aanvragen verstuurd; meer kunnen we er niet aannemen. Uw antwoorden blijven hier staan: u kunt deze aanvraag morgen versturen. Wilt u een verstuurde aanvraag verbeteren, bel ons dan.',
  },
  connection: {
    title: 'De verbinding is verbroken.',
    unavailable: 'Het formulier is op dit moment niet beschikbaar.',
    kept: 'Uw antwoorden blijven op deze pagina staan, maar zijn nog niet bewaard.',
    postcode: 'We konden de postcode niet nakijken. Uw antwoorden blijven bewaard.',
    cities: 'De gemeenten konden niet worden geladen.',
    loading:
      'We konden de aanvraag niet laden. Kijk uw verbinding na of probeer het zo meteen opnieuw.',
    screens: 'We konden de volgende stap niet laden. Uw antwoorden blijven bewaard.',
    rate: 'We konden de nieuwe voorwaarden niet berekenen. Uw antwoorden blijven bewaard.',
    verdict: 'We konden uw gezamenlijke budget niet berekenen. Uw antwoorden blijven bewaard.',
    expired:
      'Uw sessie is verlopen. Vink het vakje hieronder aan om verder te gaan: uw antwoorden blijven bewaard.',
  },
  /** The session ends soon, and could not be renewed. */
  ending: {
    title: 'Uw sessie loopt bijna af.',
    text: 'We konden ze nog niet verlengen. Uw antwoorden blijven op deze pagina staan.',
    renew: 'Verlengen',
    failed: 'Het verlengen is niet gelukt. Probeer het zo meteen opnieuw.',
  },
  alreadySent: {
    title: 'Deze aanvraag is al verstuurd.',
    text: 'U hebt ze in een ander venster verstuurd: de referentie staat daar. Wilt u een antwoord verbeteren, bel ons dan.',
    lost: 'We hebben ze goed ontvangen en bevestigen dat per e-\u2060mail. Wilt u een antwoord verbeteren, bel ons dan.',
    reference: 'De referentie:',
    another: 'Een nieuwe aanvraag doen',
  },
  saved: 'Bewaard',
  loading: {
    title: 'Een ogenblik',
    text: 'We maken uw aanvraag klaar…',
    meanwhile:
      'Uw antwoorden blijven van stap tot stap bewaard: u kunt stoppen en later verdergaan. De aanvraag wordt pas ingediend wanneer u ze hebt nagelezen en zelf verstuurt.',
  },
  paramsMissing: {
    title: 'Uw simulatie ontbreekt',
    text: 'Er zijn geen gegevens bewaard voor dit formulier. Doe een nieuwe aanvraag: kies eerst een bedrag en een looptijd.',
    resume:
      'Was u al aan een aanvraag begonnen? Open ze in de browser waarin u ze invulde, of via de link die u per e-\u2060mail kreeg.',
    link: 'Opnieuw simuleren',
  },
  noResult: {
    title: 'Geen resultaat voor deze aanvraag',
    text: 'We bieden deze lening niet aan voor dit bedrag. Vul in de simulator andere waarden in.',
  },
  captcha: {
    title: 'Eerst een controle',
    text: 'Vink het vakje aan om te beginnen: de controle houdt robots tegen. De aanvraag invullen duurt ongeveer vijf minuten.',
    again:
      'U was in deze browser aan een aanvraag begonnen. Vink het vakje aan om de antwoorden terug te vinden die we hebben bewaard.',
    ...botCheck,
    failed: 'De controle is niet gelukt. Probeer opnieuw.',
    loading: 'De controle wordt geladen…',
  },
  signIn: {
    title: 'Hoe wilt u zich identificeren?',
    text: 'itsme vult identiteit en adres in; die vervangen wat u al invulde.',
    textOther:
      'Een van deze accounts vult uw naam en uw e-\u2060mailadres in; die gegevens vervangen wat u al had ingevuld.',
    other: 'Of enkel uw naam en uw e-\u2060mailadres:',
    button: 'Aanmelden met {provider}',
    leaving: 'Een ogenblik…',
    fillIn: 'Zonder itsme',
    fillInOther: 'Zonder account',
    doneTitle: '{provider} heeft ons uw gegevens bezorgd.',
    done: 'Overgenomen in uw aanvraag: {names}. Kijk deze antwoorden na; u kunt ze verbeteren.',
    names: {
      gender: 'aanspreking',
      firstname: 'voornaam',
      lastname: 'naam',
      email: 'e-mailadres',
      phone: 'telefoon',
      address: 'adres',
      birthDate: 'geboortedatum',
      birthLocation: 'geboorteplaats',
      nationality: 'nationaliteit',
      nationalRegistry: 'rijksregisternummer',
    },
    nothing: '{provider} heeft ons geen gegevens bezorgd. Vul het formulier hieronder in.',
    cancelled: 'U hebt het aanmelden geannuleerd. Uw antwoorden zijn bewaard.',
    failedTitle: 'Het aanmelden is niet gelukt.',
    failed: 'Uw antwoorden zijn bewaard. Probeer opnieuw, of vul het formulier in.',
    origin: 'Overgenomen van {provider} op {date} om {hours}.{minutes}\u00a0uur',
    originItsme: 'Overgenomen van {provider} op {date} om {hours}.{minutes}\u00a0uur',
  },
  revisiting: {
    title: 'U was al aan deze aanvraag begonnen.',
    text: 'We hebben uw antwoorden teruggezet. Zijn ze niet van u, wis ze dan.',
    reset: 'De antwoorden wissen',
    done: 'De antwoorden zijn gewist.',
    undo: 'Wissen ongedaan maken',
    deleted: {
      title: 'Uw vorige antwoorden zijn gewist.',
      text: 'We bewaren ze {keptDrafts}, en die termijn is voorbij. U kunt de aanvraag opnieuw invullen.',
    },
    notFound: {
      title: 'We hebben uw antwoorden niet teruggevonden.',
      text: 'Ze horen niet meer bij deze browser. Hebt u de aanvraag op een ander toestel voortgezet of verstuurd, dan hoeft u niets opnieuw te doen. Anders kunt u ze hier invullen.',
    },
  },
  tariffChanged: {
    title: 'De voorwaarden zijn veranderd sinds uw simulatie.',
    conditions: 'JKP van {taeg}, {duration}, {monthlyAmount} per maand',
    before: 'Uw simulatie: {conditions}.',
    now: 'Vandaag: {conditions}.',
  },
  formEnded: {
    title: 'De aanvraag stopt hier',
    text: 'Onder uw huwelijksstelsel bindt een lening beide echtgenoten: uw echtgenoot of echtgenote moet meetekenen. Neem contact met ons op om het te bespreken.',
    contact: 'Contact opnemen',
    back: 'Terug naar de vorige stap',
  },
  conditions: {
    caption: 'De gevraagde lening en de lening die we voorstellen',
    before: 'Gevraagd',
    after: 'Voorgesteld',
    spokenBefore: 'Gevraagd:',
    spokenAfter: 'Voorgesteld:',
    product: 'Lening',
    amount: 'Bedrag',
    totalLent: 'Totaal geleend bedrag',
    taeg: 'JKP, vaste rentevoet',
    duration: 'Looptijd',
    monthlyAmount: 'Maandaflossing',
    total: 'Totaal terug te betalen',
    difference: {
      sentence: '{monthly} per maand, {total} in totaal.',
      more: '{amount} meer',
      less: '{amount} minder',
      none: 'De maandaflossing en het totale bedrag blijven gelijk.',
    },
    why: 'Waarom',
    reasons: {
      renovationForOwners: 'De renovatielening is er alleen voor eigenaars van hun woning.',
      privateSeller: 'De verkoper is een particulier: we stellen dan een persoonlijke lening voor.',
      usedVehicle:
        'Het voertuig is ouder dan 3 jaar: daarvoor geldt de lening voor een tweedehands\u00advoertuig.',
      newVehicle:
        'Het voertuig is jonger dan 3 jaar: daarvoor geldt de lening voor een nieuw voertuig.',
      smallAdvance: 'Het voorschot is kleiner dan 15\u00a0% van de prijs: de rentevoet ligt hoger.',
      creditsToRepay:
        'U wilt een lopend krediet terugbetalen: de lening wordt een hergroepering van kredieten.',
      noCreditsToRepay:
        'Er is geen lopend krediet terug te betalen: de lening wordt een persoonlijke lening.',
      durationForOwners: 'Een looptijd van meer dan 84\u00a0maanden is er alleen voor eigenaars.',
      rateChanged: 'De rentevoet die we voor deze lening toepassen, is veranderd.',
    },
    otherTariff: 'Het voorschot is kleiner dan 15\u00a0% van de prijs: er geldt een ander tarief.',
    compare: 'Vergelijk de nieuwe voorwaarden met wat u had gevraagd voor u verdergaat.',
    changedSince: 'Uw aanvraag is niet verstuurd: de rentevoet is veranderd terwijl u ze invulde.',
    consent: 'Door verder te gaan, bevestigt u dat u kennis hebt genomen van deze voorwaarden.',
    notOfferedTitle: 'We kunnen deze lening niet online voorstellen',
    notOffered:
      'Volgens uw antwoorden past deze lening niet, en een andere bieden we niet aan voor dit bedrag of deze looptijd. Een adviseur zoekt met u naar een oplossing.',
    notOfferedLoan:
      'Volgens uw antwoorden past de lening ‘{product}’, maar die bieden we niet aan voor dit bedrag. Een adviseur zoekt met u naar een oplossing.',
  },
  vehicle: {
    privateTitle: 'Aankoop bij een particulier',
    private:
      'Deze aankoop financieren we niet met een voertuiglening: de volgende stap stelt een persoonlijke lening voor.',
    privateWithoutLoan:
      'De aankoop van een voertuig bij een particulier financieren we niet: in de volgende stap zoekt een adviseur samen met u een oplossing.',
    usedHint:
      'Dit voertuig is ouder dan 3 jaar: de volgende stap stelt een lening voor een tweedehands\u00advoertuig voor.',
    usedWithoutLoan:
      'Dit voertuig is ouder dan 3 jaar: het kan niet als nieuw voertuig gefinancierd worden.',
    tooOld: {
      shorter: 'Kies een kortere looptijd.',
      longest:
        'Voor dit voertuig en dit bedrag is een looptijd van hoogstens {n}\u00a0maanden mogelijk.',
      none: 'Voor dit voertuig en dit bedrag bieden we geen looptijd aan die kort genoeg is.',
    },
    amountInSimulation: 'Het bedrag wijzigt u in de simulatie.',
  },
  budget: {
    automatic: 'Deze berekening is automatisch; u kunt vragen dat iemand ze opnieuw bekijkt.',
    checksTitle: 'Na te kijken',
    checks: {
      monthly: 'Past de maandaflossing in uw budget?',
      amount: 'Is het bedrag niet te hoog?',
      incomes: 'Bent u geen inkomsten vergeten?',
      twice: 'Hebt u dezelfde kosten niet twee keer ingevuld?',
    },
    ideasTitle: 'Wat kan helpen',
    ideas: {
      longerShort:
        'Met een looptijd van {n}\u00a0maanden zou de maandaflossing {payment} bedragen, maar zou u nog altijd {remaining} per maand tekortkomen; in totaal betaalt u dan {total} terug.',
      longer:
        'Met een looptijd van {n}\u00a0maanden zou de maandaflossing {payment} bedragen en zou er {remaining} per maand overblijven: het budget zou volstaan. In totaal betaalt u dan {total} terug.',
      longerTight:
        'Met een looptijd van {n}\u00a0maanden zou de maandaflossing {payment} bedragen en zou er {remaining} per maand overblijven: het budget zou nog te krap zijn. In totaal betaalt u dan {total} terug.',
      smaller:
        'Met {amount} over {n}\u00a0maanden, tegen een JKP van {taeg}, zou het budget volstaan.',
      two: 'Met twee, op hetzelfde adres, zou het budget volstaan als de medekredietnemer minstens {income} netto per maand verdient.',
      group:
        'U kunt vragen om een lopend krediet met deze lening terug te betalen. Het totaal van uw maandaflossingen kan dalen; de totale kosten kunnen stijgen.',
    },
    missed: {
      tooLittle: 'Er zou {amount} per maand overblijven. Wij gaan uit van een minimum van {least}.',
      missing: 'U zou {amount} per maand tekortkomen. Wij gaan uit van een minimum van {least}.',
      tooMuch:
        'Uw lasten zouden {share} van uw inkomsten bedragen. Wij gaan uit van een maximum van {most}.',
    },
    detail: 'Onze berekening bekijken, regel per regel',
    incomes: 'Wat binnenkomt',
    fees: 'Wat eruitgaat',
    verdict: 'Wat overblijft',
    given: 'ingevuld: {amount}',
    income: 'Totaal van de inkomsten',
    charges: 'Totaal van de lasten',
    remaining: 'Er blijft per maand over',
    remainingLimit: 'verwacht minimum: {amount}',
    indebtedness: 'Aandeel van de lasten in de inkomsten',
    indebtednessLimit: 'toegestaan maximum: {percent}',
    noIncome: 'geen inkomsten meegeteld',
    ofCoborrower: '{line}, medekredietnemer',
    ofNamed: '{line}, {name}',
    lines: {
      mainIncome: 'Netto-inkomen per maand',
      rentalIncome: 'Huurinkomsten',
      complementaryActivity: 'Bijberoep',
      secondJobIncome: 'Tweede job',
      familyAllowances: 'Groeipakket of kinderbijslag',
      alimony: 'Ontvangen onderhoudsgeld',
      mealVouchers: 'Maaltijdcheques',
      housing: 'Wonen',
      alimonyFee: 'Betaald onderhoudsgeld',
      extraFeesAmount: 'Andere kosten',
      credit: 'Krediet {n}',
      revolving: 'Kaarten en kredietopeningen',
      payment: 'Maandaflossing van de nieuwe lening',
    },
    why: {
      capAlone: 'werkloosheidsuitkering, meegeteld tot €\u00a01.100',
      capHigher: 'werkloosheidsuitkering, de hoogste van de twee, meegeteld tot €\u00a01.100',
      capLower: 'werkloosheidsuitkering, de laagste van de twee, meegeteld tot €\u00a0650',
      capOneOfTwo: 'werkloosheidsuitkering, meegeteld tot €\u00a0650',
      withoutJob: 'zonder beroep telt er geen inkomen uit werk mee',
      share: 'telt voor 80\u00a0% mee',
      notCounted: 'ingevuld, maar telt niet mee',
      floorTenant: 'minstens €\u00a0400 voor een huurder',
      floorApart: 'minstens €\u00a0400 voor twee woningen',
      floor: 'minstens €\u00a0250 voor de woning',
      paidBack: 'terugbetaald met de nieuwe lening',
      allowance: 'de eerste €\u00a02.500 (€\u00a04.000 als u samen leent) telt niet mee',
      over60: 'wat erboven ligt, telt mee als een lening over 60\u00a0maanden tegen 12,5\u00a0%',
      over96: 'wat erboven ligt, telt mee als een lening over 96\u00a0maanden tegen 11,5\u00a0%',
    },
  },
  contactLink: 'Contact opnemen',
  /** Said of every refusal and of other conditions. */
  automatic: 'Dit antwoord is automatisch; u kunt vragen dat iemand het opnieuw bekijkt.',
  incomeWarning: {
    title: 'Zonder voldoende inkomsten wordt een aanvraag geweigerd',
    alone:
      'Zonder beroep kunt u in uw eentje enkel lenen als u huurinkomsten hebt. U kunt de lening ook met twee aanvragen, samen met iemand die een inkomen heeft.',
    both: 'Heeft geen van u beiden een beroep, een pensioen of een werkloosheids- of invaliditeitsuitkering, dan wordt de aanvraag geweigerd, ook met andere inkomsten.',
    dependsOnOther:
      'Heeft de andere kredietnemer evenmin een beroep, dan wordt de aanvraag geweigerd, ook met andere inkomsten.',
    adviser: 'Een adviseur kan samen met u bekijken wat mogelijk is.',
  },
  warnings: {
    title: 'Twee van uw antwoorden spreken elkaar tegen',
    birthDateLink: 'De geboortedatum verbeteren',
    livingSinceLink: 'Het jaar van uw verhuizing verbeteren',
    contractLink: 'De begindatum verbeteren',
  },
  summary: {
    label: 'Uw lening',
    perMonth: 'per maand',
    product: 'Lening',
    amount: 'Bedrag',
    totalLent: 'Totaal geleend bedrag',
    duration: 'Looptijd',
    months: '{n} maanden',
    taeg: 'JKP, vaste rentevoet',
    total: 'Totaal terug te betalen',
    modify: 'Simulatie wijzigen',
    open: 'Details van de lening',
    example: 'Representatief voorbeeld',
  },
  quickAccess: { label: 'Snelle toegang', modify: 'Wijzigen', help: 'Hulp' },
  help: {
    title: 'Hulp nodig?',
    open: 'We zijn nu bereikbaar.',
    closed: 'We zijn nu niet telefonisch bereikbaar.',
    line: 'Lijn voor leningen',
    hours: 'Openingsuren',
    faq: 'Veelgestelde vragen',
    contact: 'Contactpagina',
    brokers: 'Onze makelaars',
  },
  recap: {
    borrowers: 'Wie leent',
    none: 'Geen antwoord',
    changed: ': {label}',
    legal:
      '[examinedBy=adviser|Uw aanvraag wordt bekeken door een adviseur, die de Centrale voor kredieten aan particulieren van de Nationale Bank raadpleegt.][examinedBy=program|Uw aanvraag wordt onderzocht door een programma. We raadplegen de Centrale voor kredieten aan particulieren van de Nationale Bank.] Een registratie wegens wanbetaling leidt tot een weigering. De lening dient voor een privédoel.',
    decision:
      'U ontvangt onze beslissing per e-\u2060mail[ binnen {decisionHours}\u00a0uur].[weekend=monday| Een aanvraag uit het weekend wordt maandag behandeld.][ Het geld wordt gestort binnen {payoutHours}\u00a0uur nadat het volledige dossier is ontvangen.]',
    kept: 'We bewaren de ingevulde gegevens {keptDrafts}, en die van een verstuurde aanvraag {keptRequests} na de behandeling. Gegevens van wie geen overeenkomst sluit, bewaren we {keptProspects}, die van een klant tot 10\u00a0jaar na het einde van het contract.',
    human:
      'U kunt vragen dat iemand een geautomatiseerde beslissing opnieuw bekijkt. U kunt ook van de lening afzien, tot 14\u00a0kalenderdagen na de ondertekening.',
  },
  documents: {
    label: 'Uw documenten',
    summary: 'Het overzicht downloaden (pdf)',
    secci: 'Het precontractuele informatieblad downloaden (pdf)',
  },
  thanks: {
    reference: 'Uw referentie',
    referenceHint:
      'Bewaar ze: zo vinden we uw aanvraag terug, ook als onze bevestigingsmail u niet bereikt.',
    nextTitle: 'Wat er nu gebeurt',
    /** The days of the first two, where the lender promises a time. */
    sent: 'Verstuurd op {date}',
    decided: 'Uiterlijk op {date}',
    next1Title: 'We bekijken uw aanvraag',
    next1:
      '[examinedBy=adviser|Een adviseur leest uw antwoorden en raadpleegt de Centrale voor kredieten aan particulieren.][examinedBy=program|Een programma onderzoekt uw antwoorden. We raadplegen de Centrale voor kredieten aan particulieren.]',
    next2Title: 'U ontvangt de beslissing',
    next2:
      'Per e-\u2060mail[, binnen {decisionHours}\u00a0uur].[weekend=monday| Een aanvraag uit het weekend wordt maandag behandeld.]',
    next3Title: 'U tekent, en het geld wordt gestort',
    next3:
      'U bezorgt ons de gevraagde documenten; het geld wordt gestort[ binnen {payoutHours}\u00a0uur] nadat het volledige dossier is ontvangen.',
    home: 'Terug naar de startpagina',
  },
  privacyNote: 'Antwoorden versleuteld, bij elke stap opgeslagen en {keptDrafts} bewaard.',
  noScript:
    'Voor de onlineaanvraag zijn JavaScript en een recente browser nodig. U kunt ons ook bellen op {phone}[applicationByPhone=yes|: dan vullen we ze samen met u in].',
};
