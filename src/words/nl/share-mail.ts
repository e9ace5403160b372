import type { shareMail as french } from '../fr/share-mail.ts';
import type { Translation } from '../translation.ts';

export const shareMail: Translation<typeof french> = {
  instant: '{date} om {hours}.{minutes}\u00a0uur',
  proviso: 'Het krediet wordt pas toegekend als het dossier aanvaard is.',
  link: {
    button: 'Mijn deel openen',
    personal: 'Deze link is persoonlijk: geef hem aan niemand door.',
    decline:
      'Wilt u niet meelenen? Open de link en laat het weten: wat u had ingevuld, wordt gewist en we brengen {applicant} op de hoogte.',
    unknown:
      'Kent u deze persoon niet, of hebt u niets afgesproken? Open de link niet en bel ons op {phone}.',
    stranger:
      'Kent u deze persoon niet? Laat het ons weten, telefonisch of door deze e-mail te beantwoorden.',
  },
  invitation: {
    subject: '{applicant} vraagt samen met u een lening aan',
    preview: 'U kunt uw deel invullen tot {until}, of nee zeggen.',
    asks: '{applicant} is begonnen aan een kredietaanvraag bij {lender} en geeft u op als medekredietnemer. We behandelen de aanvraag alleen als u uw deel invult en verstuurt.',
    duty: 'Samen lenen betekent dat u zich verbindt om de hele lening terug te betalen: betaalt de ene niet meer, dan moet de andere alles betalen.',
    requestedTitle: 'Wat we u vragen',
    asked: {
      details: 'Uw contactgegevens, uw adres en uw burgerlijke staat.',
      activity: 'Uw beroep en uw inkomen.',
      costs: 'Uw lasten en uw lopende kredieten.',
      identity: 'Uw geboortedatum en uw rijksregisternummer.',
    },
    seen: '{applicant} en u zien elkaars antwoorden niet.',
    until: 'Hij werkt tot {until}, dat is {days} na de aanvraag.',
    nothing:
      'Doet u niets, dan wordt de aanvraag niet behandeld en worden alle antwoorden op die datum gewist.',
  },
  copy: {
    subject: 'Uw aanvraag is gedeeld met {coborrower}',
    preview: 'Met deze link ziet u hoever ze staat.',
    kept: 'Uw deel van de aanvraag is bewaard. We sturen de link om ze aan te vullen naar {coborrower}, op het adres {email}.',
    next: 'Zodra dat deel verstuurd is, is de aanvraag volledig: we onderzoeken ze en u krijgt allebei de referentie per e-mail. Leiden uw antwoorden samen tot een andere lening, of verandert de rentevoet intussen, dan wordt ze pas verstuurd als u akkoord gaat.',
    until:
      'Krijgen we dat deel niet vóór {until}, dan wordt de aanvraag niet behandeld en worden uw antwoorden gewist.',
    button: 'Mijn gedeelde aanvraag volgen',
    follow:
      'U ziet er hoever de aanvraag staat. U kunt er de link opnieuw sturen, het adres van uw medekredietnemer verbeteren of de aanvraag intrekken. Bewaar deze e-mail: alleen hierin staat die link.',
  },
  reminder: {
    subject: 'Herinnering: de kredietaanvraag van {applicant}',
    preview: 'U kunt uw deel invullen tot {until}, of nee zeggen.',
    waiting:
      'Op {shared} vroeg {applicant} u om uw deel van een kredietaanvraag in te vullen. We hebben het tot vandaag niet ontvangen.',
    free: 'U bent vrij om al dan niet te lenen. Horen we niets van u tot {until}, dan wordt de aanvraag niet behandeld en worden alle antwoorden gewist.',
    last: 'We sturen u geen herinnering meer.',
  },
  'lapsed-to-coborrower': {
    subject: 'De kredietaanvraag van {applicant} stopt hier',
    preview: 'U hoeft niets te doen.',
    text: 'De termijn om uw deel in te vullen liep af op {until}. De aanvraag wordt niet behandeld, de link werkt niet meer en wat u had ingevuld, is gewist. U hoeft niets te doen.',
  },
  'lapsed-to-applicant': {
    subject: 'Uw gedeelde aanvraag stopt hier',
    preview: 'Het deel van uw medekredietnemer kwam niet op tijd aan.',
    text: 'Het deel van {coborrower} kwam niet aan vóór {until}. Uw aanvraag wordt niet behandeld en alle antwoorden zijn gewist.',
    again: 'Een nieuwe aanvraag kan altijd, alleen of met twee.',
  },
  declined: {
    subject: '{coborrower} leent niet mee',
    preview: 'Uw aanvraag wordt niet behandeld.',
    text: '{coborrower} heeft laten weten niet te willen meelenen. Uw aanvraag wordt dus niet behandeld en alle antwoorden zijn gewist.',
    again: 'Een nieuwe aanvraag kan altijd, alleen of met twee.',
  },
  withdrawn: {
    subject: '{applicant} heeft de kredietaanvraag ingetrokken',
    preview: 'U hoeft niets te doen.',
    text: 'De kredietaanvraag die {applicant} samen met u wilde indienen, is ingetrokken. De link werkt niet meer en wat u had ingevuld, is gewist. U hoeft niets te doen.',
  },
  whole: {
    subject: 'Uw gezamenlijke aanvraag {reference} is volledig',
    preview: 'U krijgt onze beslissing[ binnen {decisionHours}\u00a0uur] per e-mail.',
    arrived:
      'We hebben uw deel ontvangen. De aanvraag die u samen met {applicant} doet, is volledig en heeft deze referentie:',
    changed:
      '{applicant} en u hebben andere voorwaarden aanvaard dan die van het begin. Hieronder staan de cijfers die u allebei hebt aanvaard.',
    attached: 'In bijlage vindt u het precontractuele informatieblad.',
  },
  declared: {
    subject: 'Een kredietaanvraag is ook in uw naam verstuurd ({reference})',
    preview: 'Kijk na wat er voor u verklaard is.',
    sent: 'Op {sent} heeft {applicant} een kredietaanvraag naar {lender} verstuurd en u daarin opgegeven als medekredietnemer. Ze heeft deze referentie:',
    declaration:
      '{applicant} heeft uw antwoorden ingevuld en in uw naam verklaard: ‘{declaration}’',
    attached:
      'In bijlage vindt u het overzicht van uw antwoorden, en alleen die, en het precontractuele informatieblad over de lening.',
    notAttached:
      'Het overzicht van uw antwoorden en het precontractuele informatieblad konden niet bij deze e-mail worden gevoegd. Vraag ze telefonisch of door deze e-mail te beantwoorden: we sturen ze u.',
    object:
      'Klopt een antwoord niet, of gaat u niet akkoord met deze aanvraag? Laat het ons weten op {phone} of door deze e-mail te beantwoorden: u kunt uw gegevens laten verbeteren of wissen. U bent tot niets verbonden zolang u geen contract hebt ondertekend.',
    stranger:
      'Kent u deze persoon niet? Laat het ons weten, telefonisch of door deze e-mail te beantwoorden.',
  },
  confirmation: {
    arrived:
      'We hebben het deel van {coborrower} ontvangen: uw kredietaanvraag is volledig. Dit is uw referentie:',
    changed:
      'De voorwaarden van de lening zijn niet meer die van het begin: {coborrower} en u hebben de voorwaarden hieronder aanvaard.',
  },
  'to-agree': {
    subject: 'Andere voorwaarden voor uw aanvraag: u beslist',
    preview: 'Het deel van {coborrower} is verstuurd. U kunt antwoorden tot {until}.',
    sent: 'Het deel van {coborrower} is verstuurd.',
    loan: 'Uit de antwoorden van u beiden blijkt dat de lening die u had gevraagd, niet meer mogelijk is, maar een andere wel. {coborrower} heeft die andere voorwaarden aanvaard.',
    rate: 'De rentevoet die we voor deze lening toepassen, is veranderd sinds uw aanvraag. {coborrower} heeft de nieuwe cijfers aanvaard.',
    decide:
      'De aanvraag is nog niet verstuurd: dat gebeurt alleen als u die voorwaarden ook aanvaardt. De pagina hieronder toont de gevraagde en de voorgestelde lening naast elkaar. U bent vrij om te aanvaarden of te weigeren.',
    button: 'De leningen vergelijken',
    until:
      'Weigert u, of horen we niets van u tot {until}, dan stopt de aanvraag en worden alle antwoorden gewist. U krijgt daar dan allebei bericht van per e-mail.',
  },
  'reminder-to-agree': {
    subject: 'Herinnering: u beslist over de voorwaarden van uw aanvraag',
    preview: 'U kunt antwoorden tot {until}.',
    waiting:
      '{coborrower} heeft het eigen deel van de aanvraag verstuurd en heeft andere voorwaarden aanvaard dan die u had gevraagd. We hebben uw beslissing tot vandaag niet ontvangen.',
    free: 'De aanvraag wordt alleen verstuurd als u die voorwaarden ook aanvaardt. De pagina hieronder toont de gevraagde en de voorgestelde lening naast elkaar. U bent vrij om te aanvaarden of te weigeren.',
  },
  'asked-again': {
    subject: 'De voorwaarden van de lening zijn veranderd',
    preview: 'U kunt ze bekijken tot {until}, of nee zeggen.',
    changed:
      'De voorwaarden die u had aanvaard voor de aanvraag van {applicant}, zijn veranderd voor de aanvraag verstuurd kon worden. Ze is dus nog niet verstuurd.',
    review:
      'Uw antwoorden zijn bewaard. De link toont de voorwaarden van vandaag: u bent vrij om ze te aanvaarden en uw deel opnieuw te versturen, of om niet mee te lenen. Horen we niets van u tot {until}, dan wordt de aanvraag niet behandeld en worden alle antwoorden gewist.',
  },
  'refused-to-coborrower': {
    subject: 'De kredietaanvraag van {applicant} stopt hier',
    preview: 'U hoeft niets te doen.',
    text: '{applicant} aanvaardt de voorwaarden niet die u had aanvaard. De aanvraag wordt niet verstuurd, de link werkt niet meer en wat u had ingevuld, is gewist. U hoeft niets te doen.',
  },
  'refused-to-applicant': {
    subject: 'U hebt de voorgestelde voorwaarden geweigerd',
    preview: 'Uw aanvraag wordt niet verstuurd.',
    text: 'U hebt de voorwaarden geweigerd die voorgesteld waren voor uw aanvraag met {coborrower}. De aanvraag wordt niet verstuurd en alle antwoorden zijn gewist. {coborrower} krijgt daar bericht van per e-mail.',
    again: 'Een nieuwe aanvraag kan altijd, alleen of met twee.',
  },
  'unanswered-to-coborrower': {
    subject: 'De kredietaanvraag van {applicant} stopt hier',
    preview: 'U hoeft niets te doen.',
    text: '{applicant} heeft niet vóór {until} gereageerd op de voorwaarden die u had aanvaard. De aanvraag wordt niet verstuurd, de link werkt niet meer en wat u had ingevuld, is gewist. U hoeft niets te doen.',
  },
  'unanswered-to-applicant': {
    subject: 'Uw gedeelde aanvraag stopt hier',
    preview: 'Uw antwoord kwam niet op tijd aan.',
    text: 'We kregen vóór {until} geen antwoord van u over de voorwaarden die {coborrower} had aanvaard. Uw aanvraag wordt niet verstuurd en alle antwoorden zijn gewist.',
    again: 'Een nieuwe aanvraag kan altijd, alleen of met twee.',
  },
  office: {
    subject: 'Gedeelde aanvraag: akkoord gevraagd ({product})',
    title: 'Er wordt op een akkoord gewacht',
    arrived:
      'Op {date} om {time} heeft een medekredietnemer andere voorwaarden aanvaard dan die welke de andere kredietnemer had gevraagd.',
    next: 'De aanvraag is niet verstuurd. U krijgt ze apart als de andere kredietnemer die voorwaarden ook aanvaardt, uiterlijk op {until}.',
    asked: 'De gevraagde lening',
    proposed: 'De lening die de medekredietnemer heeft aanvaard',
    share: 'De gedeelde aanvraag',
    id: 'Nummer',
  },
  draft: {
    subject: 'De link naar uw kredietaanvraag',
    preview: 'Hij gaat één keer open, tot {until}.',
    text: 'U vroeg ons deze link om uw aanvraag op een ander toestel voort te zetten, met de antwoorden die u al gaf.',
    button: 'Mijn aanvraag voortzetten',
    once: 'De link gaat één keer open, tot {until}. De aanvraag gaat dan verder op het toestel waarop u hem opent, en niet meer op het andere.',
    personal: 'Geef hem aan niemand door: hij toont uw antwoorden.',
  },
  sessionEnds: {
    subject: 'Uw kredietaanvraag is niet verstuurd',
    preview: 'Uw antwoorden blijven bewaard tot {until}. U hoeft niets te doen.',
    text: 'U bent op onze website aan een kredietaanvraag begonnen en hebt ze niet verstuurd. We bewaren uw antwoorden tot {until}; daarna wissen we ze. U hoeft niets te doen.',
    open: 'Wilt u de aanvraag voortzetten, dan opent deze link ze met uw antwoorden, op het toestel van uw keuze.',
    button: 'Mijn aanvraag openen',
    once: 'De link gaat één keer open, tot {until}. De aanvraag gaat daarna alleen verder op het toestel waarop u hem opent.',
    last: 'Dit is de enige e-mail die we u hierover sturen.',
  },
};
