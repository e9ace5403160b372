import type { coborrowerLink as french } from '../fr/coborrower-link.ts';
import type { Translation } from '../translation.ts';

export const coborrowerLink: Translation<typeof french> = {
  share: {
    button: 'Delen met mijn medekredietnemer',
    sharing: 'Wordt gedeeld…',
    what: 'Uw medekredietnemer krijgt een e-\u2060mail met een link om het eigen deel in te vullen, en heeft {keptShares} om het te versturen. Daarna behandelen we de aanvraag.',
    sees: 'Deze persoon ziet de gevraagde lening en uw naam, maar niet uw inkomen, uw lasten of uw andere antwoorden.',
    title: 'Uw aanvraag is gedeeld',
    lede: 'Dank u, {firstname}. Uw deel is bewaard.',
    next1Title: '{name} krijgt een e-\u2060mail',
    next1: 'We sturen de link naar {email}. Hij is {keptShares} geldig.',
    next2Title: 'Uw medekredietnemer vult het eigen deel in',
    next2: 'U ziet die antwoorden niet, en de andere ziet die van u niet.',
    next3Title: 'U krijgt allebei de referentie',
    next3:
      'Zodra dat deel verstuurd is, is de aanvraag volledig en bekijken we ze. Leiden uw antwoorden samen tot een andere lening, dan wordt ze pas verstuurd als u akkoord gaat. Na {keptShares} wordt ze niet behandeld.',
    follow: 'De gedeelde aanvraag volgen',
    followHint: 'Dezelfde link staat in de e-\u2060mail die we u sturen.',
    already: {
      title: 'Deze aanvraag is al gedeeld.',
      text: 'Ze wacht op het deel van uw medekredietnemer. De pagina waarop u ze kunt volgen of intrekken, staat ook in de e-\u2060mail die we u hebben gestuurd.',
    },
  },
  e2: {
    invited: '{name} vraagt deze lening samen met u aan. Alleen wij zien uw antwoorden.',
    resumed: 'We hebben teruggezet wat u al had ingevuld.',
    decline: 'Ik wil niet meelenen',
    declineTitle: 'Niet meelenen?',
    declineText:
      'Uw deel wordt gewist en {name} krijgt daarvan bericht per e-\u2060mail. De link werkt dan niet meer.',
    declineYes: 'Ja, ik leen niet mee',
    declineNo: 'Terug naar de aanvraag',
    declineFailed: 'We konden uw antwoord niet bewaren. Probeer opnieuw.',
    declinedTitle: 'Genoteerd',
    budgetLede:
      'Met uw antwoorden en die van {name} zou er weinig overblijven om van te leven of voor onverwachte kosten. Kijk uw bedragen na voor u verdergaat.',
    budgetTogether:
      'We hebben het budget van beide kredietnemers bekeken, zonder de ene de bedragen van de andere te tonen. Praat er samen over: voor een kleiner bedrag of een langere looptijd moet u de simulatie opnieuw doen.',
    duty: 'Samen lenen betekent dat u zich verbindt om de hele lening terug te betalen: betaalt de ene niet meer, dan moet de andere alles betalen.',
    send: 'Onze aanvraag versturen',
    sendPart: 'Mijn deel versturen',
    adapt: 'Mijn antwoorden aanpassen',
    alsoTheApplicant:
      'De aanvraag wordt pas verstuurd als {name} deze voorwaarden ook aanvaardt. Is dat nog niet gebeurd, dan vragen we het per e-\u2060mail zodra u uw deel hebt verstuurd.',
    conditionsChanged:
      'De voorwaarden zijn veranderd sinds u ze hebt aanvaard. Er is niets verstuurd: hier ziet u die van vandaag.',
    toAgree: {
      title: 'Uw deel is verstuurd',
      lede: 'Dank u, {firstname}. Nu beslist {name}.',
      next1Title: '{name} krijgt een e-\u2060mail',
      next1:
        'Via die e-\u2060mail is de gevraagde lening te vergelijken met de lening die u hebt aanvaard, en kan die aanvaard of geweigerd worden. Uw antwoorden worden niet getoond.',
      next2Title: 'De aanvraag wordt verstuurd, of stopt',
      next2:
        'Gaat {name} akkoord, dan wordt ze verstuurd en krijgt u allebei de referentie. Zo niet, dan stopt ze en worden alle antwoorden gewist. In beide gevallen krijgt u een e-\u2060mail.',
      next3Title: 'U hoeft niets te doen',
      next3:
        'Uw deel is intussen afgesloten. Veranderen de voorwaarden voor die beslissing valt, dan vragen we u om ze opnieuw te bekijken.',
    },
    thanksLede: 'Dank u, {firstname}. We houden u allebei per e-\u2060mail op de hoogte.',
  },
  ended: {
    title: 'Deze link werkt niet meer',
    sentTitle: 'De aanvraag is verstuurd',
    sent: 'De aanvraag is verstuurd: er valt niets meer in te vullen. De referentie staat in de e-\u2060mail die we u hebben gestuurd.',
    declined: 'U hebt laten weten dat u niet meeleent. Wat u had ingevuld, is gewist.',
    withdrawn: 'De persoon die u de link stuurde, heeft de aanvraag ingetrokken.',
    lapsed: 'De termijn is voorbij. Een nieuwe aanvraag kan altijd.',
    'to-agree':
      'Uw deel is verstuurd. De persoon die u de link stuurde, beslist nu over de voorwaarden die u hebt aanvaard: u krijgt een e-\u2060mail zodra we het weten.',
    refused:
      'De persoon die u de link stuurde, heeft de voorgestelde voorwaarden niet aanvaard. De aanvraag wordt niet verstuurd en wat u had ingevuld, is gewist.',
    unanswered:
      'De persoon die u de link stuurde, heeft niet op tijd gereageerd op de voorgestelde voorwaarden. De aanvraag wordt niet verstuurd en wat u had ingevuld, is gewist.',
    replaced:
      'Een recentere link heeft deze vervangen. Is die voor u bedoeld, dan vindt u hem in onze laatste e-\u2060mail.',
    unknown: 'Deze link is niet volledig. Kopieer hem helemaal uit onze e-\u2060mail.',
    expiredTitle: 'Uw sessie is afgelopen',
    expired:
      'U hebt meerdere dagen niets ingevuld. Open de link in onze e-\u2060mail opnieuw om verder te gaan.',
    home: 'Naar de startpagina',
  },
  fields: {
    sameAddress: {
      label: 'Woont u op hetzelfde adres als de andere kredietnemer?',
      noun: 'Het antwoord over het adres',
    },
    hasCredits: {
      label: 'Hebt u lopende kredieten of kredietkaarten?',
      noun: 'Het antwoord over de lopende kredieten',
      hint: 'Staat een krediet op naam van u beiden, dan vult één van u beiden het in: spreek dat samen af.',
    },
  },
};
