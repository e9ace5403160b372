/**
 * What the oldest served browsers (src/site/build/served-browsers.ts) have and older ones lack one of: `:has` (Firefox
 * 121), `color-mix` (Chrome 111, on which Samsung Internet 22 is built), ranges in media queries (Safari 16.4).
 */
const IS_SERVED =
  'CSS.supports("selector(:has(a))")&&CSS.supports("color","color-mix(in srgb,red,red)")&&matchMedia("(width>0px)").matches';

/**
 * Run before the first island of every page; its hash is in the policy (astro.config.ts). An island that stops, or whose
 * scripts do not load, shows the sentence for that, above what was built of it, with a title where none is left. Style
 * sheets recognise by `data-scripting` that scripts run, because the media query `scripting` is younger than the oldest
 * served browsers. A browser that is too old hydrates no island, sees what visitors without script see, and a sentence
 * that says why (W-1.21, W-1.22).
 */
export const GUARD_ISLANDS = `{const show=(id,island)=>{island.dataset.stopped="";const notice=document.getElementById(id).content.cloneNode(true).firstChild;if(![...document.querySelectorAll("h1")].some(({offsetHeight})=>offsetHeight)){const title=document.createElement("h1");title.textContent=document.title;notice.prepend(title)}island.prepend(notice)};addEventListener("astro:hydration-error",({target})=>show("island-stopped",target));if(${IS_SERVED})document.documentElement.dataset.scripting="";else{customElements.define("astro-island",class extends HTMLElement{});addEventListener("DOMContentLoaded",()=>{for(const hidden of document.querySelectorAll("noscript"))hidden.outerHTML=hidden.textContent;const island=document.querySelector("main astro-island");island&&show("browser-too-old",island)})}}`;
