const petal = (turn: number) =>
  `<ellipse cx="22" cy="12.5" rx="4.6" ry="7.6" transform="rotate(${turn} 22 20)"/>`

/** A flower of five petals on a bent stem, and the name. */
export function mark(text: string, accent: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="44" viewBox="0 0 150 44">` +
    `<path d="M22 22C22 31 21 36 16 41" fill="none" stroke="${text}" stroke-width="2.2" stroke-linecap="round"/>` +
    `<g fill="${accent}">${[0, 72, 144, 216, 288].map(petal).join('')}</g>` +
    `<circle cx="22" cy="20" r="3.4" fill="${text}"/>` +
    `<text x="46" y="29" font-family="Georgia, 'Times New Roman', serif" font-size="25" fill="${text}">Bouquet</text></svg>`
  )
}
