import { dragCard } from './dragCard.ts'

type Direction = 1 | -1

/** Adds dragging, buttons and arrow keys to the deck. */
function enhance(deck: HTMLElement): void {
  const cards = [...deck.querySelectorAll<HTMLElement>('[data-card]')]
  const choices = [...deck.querySelectorAll<HTMLInputElement>('input[name="card"]')]
  const status = deck.querySelector<HTMLElement>('[data-announced]')
  // Without script the labels choose the next card, so some may have been left before this runs.
  let at = choices.findIndex(({ checked }) => checked)
  let liked = 0

  const finish = () => {
    const result = deck.querySelector<HTMLElement>('[data-liked]')
    const after: string[] = JSON.parse(result?.dataset['liked'] ?? '[]')
    if (result) result.textContent = after[liked - 1] ?? result.textContent
    deck.querySelector<HTMLElement>('[data-join] h2')?.focus()
  }

  const go = (direction: Direction) => {
    const card = cards[at]
    const next = choices[at + 1]
    if (!card || !next) return
    card.style.setProperty('--way', `${direction}`)
    if (direction === 1) liked += 1
    at += 1
    next.checked = true
    if (at === cards.length) finish()
    else if (status)
      status.textContent = cards[at]?.querySelector('figcaption span')?.textContent ?? ''
  }

  for (const choice of choices) choice.hidden = true
  for (const label of deck.querySelectorAll<HTMLLabelElement>('label[data-way]')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = label.className
    button.innerHTML = label.innerHTML
    const direction = label.dataset['way'] === '1' ? 1 : -1
    button.addEventListener('click', () => {
      go(direction)
      const same = cards[at]?.querySelectorAll('button')[direction === 1 ? 1 : 0]
      requestAnimationFrame(() => same?.focus({ preventScroll: true }))
    })
    label.replaceWith(button)
  }
  for (const card of cards) dragCard(card, go)
  addEventListener('keydown', ({ key, target }) => {
    if (target instanceof HTMLInputElement || document.querySelector('dialog[open]')) return
    if (key === 'ArrowRight') go(1)
    if (key === 'ArrowLeft') go(-1)
  })
  if (deck.querySelector('[data-shown]')) {
    at = cards.length
    for (const choice of choices.slice(-1)) choice.checked = true
  }
}

const deck = document.querySelector<HTMLElement>('[data-deck]')
if (deck) enhance(deck)
