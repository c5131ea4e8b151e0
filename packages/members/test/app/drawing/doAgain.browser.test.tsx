import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { doAgain } from '../../../src/app/drawing/doAgain.ts'

afterEach(() => document.body.replaceChildren())

/** A form whose fields React controls. */
function Form({ onPress }: { readonly onPress: (typed: object) => void }) {
  const [text, setText] = useState('')
  const [isAgreed, setAgreed] = useState(false)
  return (
    <div>
      <input type="email" value={text} onChange={({ target }) => setText(target.value)} />
      <input
        type="checkbox"
        checked={isAgreed}
        onChange={({ target }) => setAgreed(target.checked)}
      />
      <button type="button" onClick={() => onPress({ text, isAgreed })}>
        Send
      </button>
      <output>{text}</output>
    </div>
  )
}

test('PRF-1 what was typed, chosen and pressed before a page was taken over is not lost', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML =
    '<div><input type="email" value=""><input type="checkbox"><button type="button">Send</button><output></output></div>'
  const [email, agreed] = place.querySelectorAll('input')
  const button = place.querySelector('button')
  if (!email || !agreed || !button) throw new Error('The form is not drawn.')
  email.value = 'ada@post.example'
  agreed.checked = true
  for (const field of [email, agreed]) field.dataset['typed'] = ''
  button.dataset['pressed'] = ''

  const onPress = vi.fn()
  hydrateRoot(place, <Form onPress={onPress} />)
  await expect.poll(() => Object.keys(email).length).toBeGreaterThan(0)
  doAgain(place)
  await expect.poll(() => place.querySelector('output')?.textContent).toBe('ada@post.example')
  expect(agreed.checked).toBe(true)
  await expect.poll(() => onPress.mock.calls.length).toBe(1)
  // Once is enough.
  doAgain(place)
  button.click()
  expect(onPress).toHaveBeenLastCalledWith({ text: 'ada@post.example', isAgreed: true })
})
