import type { contact as french } from '../fr/contact.ts';
import type { Translation } from '../translation.ts';

export const contact: Translation<typeof french> = {
  title: 'Vertel ons over uw project',
  description:
    'De telefoonnummers, het e-mailadres, het adres en de openingsuren van {name}, en wat u het best bij de hand houdt.',
  lede: '[officeVisits=yes|Aan de lijn krijgt u iemand van het kantoor in {city}. ]Met een vraag start u nog geen aanvraag.',
  phone: {
    title: 'Telefonisch',
    text: 'We helpen u {spokenLanguages}.[applicationByPhone=yes| Een aanvraag die u al begon, kunt u ook telefonisch afwerken.]',
  },
  hours: {
    title: 'Openingsuren',
    text: 'Is de lijn gesloten? Laat uw nummer achter: we bellen u terug tijdens de openingsuren.',
    open: 'Nu open, tot {time}',
    closed: 'Nu gesloten. Opent {day} om {time}',
    openNow: 'Nu open.',
    closedNow: 'Nu gesloten.',
    today: 'vandaag',
    tomorrow: 'morgen',
    thisWeek: '{weekday}',
    later: '{weekday} {date}',
  },
  email: {
    title: 'Per e-\u2060mail',
    text: 'Zeg in enkele woorden waarover het gaat, en op welke uren we u kunnen bereiken. Stuur per e-\u2060mail geen kopie van uw identiteitskaart en geen documenten over uw gezondheid.',
  },
  office: {
    title: 'Op kantoor',
    text: 'Maak een afspraak, per telefoon of met het formulier, zodat een adviseur tijd voor u heeft.',
  },
  forms: {
    title: 'Met een bericht',
    subject: 'Onderwerp',
    subjectPlaceholder: 'Kies een onderwerp',
    write: {
      title: 'Schrijf ons',
      text: 'We antwoorden per e-\u2060mail, of per telefoon als u een nummer achterlaat.',
      message: 'Uw bericht',
      messageHint: '',
      send: 'Bericht versturen',
    },
    call: {
      title: 'Teruggebeld worden',
      text: 'Laat een nummer achter: we bellen tijdens de openingsuren. Het e-\u2060mailadres dient voor als we u niet bereiken.',
      message: 'Wanneer we u kunnen bellen',
      messageHint: 'Bijvoorbeeld dinsdag, na 16 uur.',
      send: 'Vragen om teruggebeld te worden',
    },
    visit: {
      title: 'Naar kantoor komen',
      text: 'Een adviseur ontvangt u op afspraak. Laat ons weten welke momenten u passen: we stellen er u een voor.',
      message: 'De momenten die u passen',
      messageHint: 'Dagen en uren, en waarover u het wilt hebben.',
      send: 'Een afspraak vragen',
    },
    filesAdvice: 'Geen kopie van uw identiteitskaart en geen documenten over uw gezondheid.',
  },
  ready: {
    title: 'Goed om bij de hand te houden',
    request: {
      title: 'U deed al een aanvraag',
      text: 'De referentie: ze begint met {prefix} en staat in de bevestigingsmail.',
    },
    project: {
      title: 'U bereidt een project voor',
      text: 'Het bedrag waaraan u denkt, uw netto-inkomen per maand, uw lasten en de lopende kredieten.',
    },
    contract: {
      title: 'U betaalt een lening af',
      text: 'Het nummer van uw contract. Dreigt een aflossing moeilijk te worden, bel dan vóór de vervaldag: er zijn dan meer oplossingen.',
    },
    never:
      'We vragen u nooit de geheime code van een kaart of een wachtwoord, niet per telefoon en niet per e-\u2060mail.',
  },
};
