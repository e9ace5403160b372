import type { home as french } from '../fr/home.ts';
import type { Translation } from '../translation.ts';

export const home: Translation<typeof french> = {
  title: 'Leningen en kredieten: eerst rekenen, dan aanvragen',
  description:
    'Kies een bedrag en een looptijd: u ziet de maandaflossing, het JKP en wat de lening in totaal kost. Daarna kunt u ze aanvragen.',
  views: {
    label: 'Wat u wilt lenen',
    loan: 'Lening',
    credit: 'Hypothecair krediet',
  },
  credit: {
    headline: 'Een hypothecair krediet duurt jaren: bereken wat het kost.',
    lead: 'Ga uit van het bedrag dat u wilt lenen, of van wat u elke maand kunt betalen.',
    leadMore: 'Wij tonen de kosten, het JKP en het totaal.',
  },
  tabs: {
    label: 'Uw project',
    personal: 'Persoonlijk project',
    car: 'Auto',
    mobilhome: 'Mobilhome',
    renovation: 'Werken',
    grouping: 'Hergroepering',
    coproperty: 'Mede-eigendom',
  },
  headline: 'Weten waar u uitkomt, voor u leent.',
  lead: 'Kies een bedrag en een looptijd.',
  leadMore: 'Wij tonen wat de lening kost, maand na maand, tot de laatste euro.',
  /** A simulator that fails to load. */
  missing: {
    title: 'Deze berekening is niet aangekomen',
    text: 'Misschien is de verbinding verbroken. Wat u hebt ingevuld, staat er nog.',
    again: 'Opnieuw proberen',
    page: 'De pagina van dit krediet openen',
  },
  reckoning: {
    title: 'Hoe wij rekenen',
    rate: {
      title: 'Een vaste rentevoet',
      text: 'Het JKP omvat de interest en de verplichte kosten. Het hangt af van het bedrag en de looptijd; na het tekenen van het contract verandert het niet meer, en de maandaflossing ook niet.',
    },
    cents: {
      title: 'Tot op de cent',
      text: 'De maandaflossing van een lening wordt tot op de cent berekend. Wat erna komt, valt weg: er wordt nooit naar boven afgerond. Dezelfde berekening geldt hier, in de aanvraag en op uw overzicht.',
      mortgage:
        'De maandaflossing van een hypothecair krediet wordt afgerond op de dichtstbijzijnde cent.',
    },
    duration: {
      title: 'Langer is duurder',
      text: 'Een langere looptijd verlaagt de maandaflossing en verhoogt de totale kosten. Vergelijk de twee cijfers voor u kiest: ze staan altijd naast elkaar.',
    },
  },
  steps: {
    application: {
      title: 'Wat een aanvraag inhoudt',
      lead: 'Vier delen, in deze volgorde. Uw antwoorden worden stap voor stap en versleuteld bewaard, zodat u kunt stoppen en later op hetzelfde toestel verdergaan.',
      stages: {
        data: {
          title: 'Uw gegevens',
          text: 'Wie u bent, waar u woont, hoe we u bereiken.',
        },
        activity: {
          title: 'Uw activiteit',
          text: 'Uw werk of statuut, en wat u elke maand ontvangt.',
        },
        costs: {
          title: 'Uw kosten',
          text: 'Uw woning, uw lasten, de kredieten en kaarten die al lopen.',
        },
        completion: {
          title: 'De afwerking',
          text: 'Uw identiteit, uw project, alles nalezen en dan versturen.',
        },
      },
      promise:
        'We raadplegen de Centrale voor kredieten aan particulieren, zoals de wet voorschrijft, en gaan na of de terugbetaling in uw budget past. Een aanvraag kan dus geweigerd worden; dan zeggen we u waarom. Tot u het contract tekent, bent u tot niets verbonden, en daarna hebt u nog veertien dagen om ervan af te zien.',
    },
    inquiry: {
      title: 'Wat een aanvraag voor een mede-eigendom inhoudt',
      lead: 'Eén formulier, dat een adviseur leest. Het neemt het bedrag en de looptijd over die u hierboven kiest.',
      stages: {
        share: {
          title: 'Uw aandeel',
          text: 'Het bedrag dat de algemene vergadering u aanrekent, en de looptijd.',
        },
        person: {
          title: 'Uw gegevens',
          text: 'Uw naam en hoe we u bereiken.',
        },
        documents: {
          title: 'Uw documenten',
          text: 'Het verslag van de vergadering en de afrekening van de syndicus, als u ze hebt.',
        },
        answer: {
          title: 'Het antwoord',
          text: 'Een adviseur neemt contact met u op en bereidt met u de volledige aanvraag voor.',
        },
      },
      promise:
        'Daarna raadplegen we de Centrale voor kredieten aan particulieren, zoals de wet voorschrijft, en gaan we na of de terugbetaling in uw budget past. Een aanvraag kan dus geweigerd worden; dan zeggen we u waarom.',
    },
    mortgage: {
      title: 'Hoe een hypothecair krediet tot stand komt',
      lead: 'U vraagt het niet online aan: een adviseur bereidt het met u voor.',
      stages: {
        figures: {
          title: 'Uw berekening',
          text: 'Het bedrag, de looptijd en de maandaflossing, zoals u ze hier koos.',
        },
        talk: {
          title: 'Een gesprek',
          text: 'Uw project, uw inkomsten, uw lasten en uw eigen inbreng, met een adviseur of een makelaar.',
        },
        check: {
          title: 'Het onderzoek',
          text: 'De schatting van het goed, de Centrale voor kredieten aan particulieren en uw budget.',
        },
        offer: {
          title: 'Het aanbod, daarna de akte',
          text: 'U krijgt het Europese informatieblad en het aanbod, en de tijd om te vergelijken. De akte tekent u bij de notaris.',
        },
      },
      promise:
        'Een aanvraag kan geweigerd worden; dan zeggen we u waarom. Tot u het aanbod aanvaardt, bent u tot niets verbonden.',
    },
  },
  who: {
    title: 'Wie is {name}',
    text: '[officeVisits=yes|Achter deze site zit een kantoor in {city}, met mensen die antwoorden.][officeVisits=no|Achter deze site zitten mensen die antwoorden.] Bel {phone} of schrijf naar {email}: met een vraag start u nog geen aanvraag.',
  },
};
