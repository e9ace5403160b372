/** Shows a film's captions when it starts to play: earlier, they would be fetched with the page. */
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
