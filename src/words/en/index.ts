import { appointment } from './appointment.ts';
import { article } from './article.ts';
import { botCheck } from './bot-check.ts';
import { brokerFinder } from './broker-finder.ts';
import { brokerLocator } from './broker-locator.ts';
import { brokerPage } from './broker-page.ts';
import { carousel } from './carousel.ts';
import { chart } from './chart.ts';
import { chosenBroker } from './chosen-broker.ts';
import { configurator } from './configurator.ts';
import { consent } from './consent.ts';
import { contact } from './contact.ts';
import { coproperty } from './coproperty.ts';
import { facts } from './facts.ts';
import { faq } from './faq.ts';
import { faults } from './faults.ts';
import { fields } from './fields.ts';
import { film } from './film.ts';
import { formAdvice } from './form-advice.ts';
import { frame } from './frame.ts';
import { glossary } from './glossary.ts';
import { helpful } from './helpful.ts';
import { home } from './home.ts';
import { inquiries } from './inquiries.ts';
import { loan } from './loan.ts';
import { mail } from './mail.ts';
import { map } from './map.ts';
import { menu } from './menu.ts';
import { mortgage } from './mortgage.ts';
import { news } from './news.ts';
import { newsletter } from './newsletter.ts';
import { offers } from './offers.ts';
import { office } from './office.ts';
import { provinces } from './provinces.ts';
import { purchase } from './purchase.ts';
import { retention } from './retention.ts';
import { search } from './search.ts';
import { share } from './share.ts';
import { simulator } from './simulator.ts';
import { siteForm } from './site-form.ts';
import { tooltip } from './tooltip.ts';
import { uploads } from './uploads.ts';
import { widget } from './widget.ts';

/** What the whole site says in English. */
export const siteWords = {
  appointment,
  article,
  botCheck,
  brokerFinder,
  brokerLocator,
  brokerPage,
  carousel,
  chart,
  chosenBroker,
  configurator,
  consent,
  contact,
  coproperty,
  facts,
  faq,
  faults,
  fields,
  film,
  formAdvice,
  frame,
  glossary,
  helpful,
  home,
  inquiries,
  loan,
  mail,
  map,
  menu,
  mortgage,
  news,
  newsletter,
  offers,
  office,
  provinces,
  purchase,
  retention,
  search,
  share,
  simulator,
  siteForm,
  tooltip,
  uploads,
  widget,
};
