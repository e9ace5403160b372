/** Shows a film's captions when it is played: not before, for they would be fetched with the page. */
export function showCaptions(): void {
  for (const film of document.querySelectorAll<HTMLVideoElement>('[data-film]')) {
    film.addEventListener(
      'play',
      () => {
        for (const track of film.textTracks) track.mode = 'showing';
      },
      { once: true },
    );
  }
}
