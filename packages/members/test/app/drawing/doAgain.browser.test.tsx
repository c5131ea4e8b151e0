import { type FocusEvent, type ReactNode, Suspense, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { doAgain } from '../../../src/app/drawing/doAgain.ts'

afterEach(() => document.body.replaceChildren())

/** A form whose fields React controls. */
function Form({ onPress }: { readonly onPress: (typed: object) => void }) {
  const [text, setText] = useState('')
  const [isAgreed, setAgreed] = useState(false)
  const [country, setCountry] = useState('NL')
  return (
    <div>
      <input type="email" value={text} onChange={({ target }) => setText(target.value)} />
      <input
        type="checkbox"
        checked={isAgreed}
        onChange={({ target }) => setAgreed(target.checked)}
      />
      <select value={country} onChange={({ target }) => setCountry(target.value)}>
        <option value="NL">Netherlands</option>
        <option value="DE">Germany</option>
      </select>
      <button type="button" onClick={() => onPress({ text, isAgreed, country })}>
        Send
      </button>
      <output>{text}</output>
    </div>
  )
}

test('PRF-1 what was typed, chosen and pressed before a page was taken over is not lost', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const onPress = vi.fn()
  place.innerHTML = renderToString(<Form onPress={onPress} />)
  const [email, agreed] = place.querySelectorAll('input')
  const country = place.querySelector('select')
  const button = place.querySelector('button')
  if (!email || !agreed || !country || !button) throw new Error('The form is not drawn.')
  email.value = 'ada@post.example'
  agreed.checked = true
  country.value = 'DE'
  email.dataset['earlyText'] = email.value
  agreed.dataset['earlyText'] = 'true'
  country.dataset['earlyText'] = country.value
  button.dataset['earlyPress'] = 'press'

  hydrateRoot(place, <Form onPress={onPress} />)
  await expect.poll(() => Object.keys(email).length).toBeGreaterThan(0)
  doAgain(place)
  await expect.poll(() => place.querySelector('output')?.textContent).toBe('ada@post.example')
  expect(agreed.checked).toBe(true)
  await expect.poll(() => onPress.mock.calls.length).toBe(1)
  button.click()
  expect(onPress).toHaveBeenLastCalledWith({
    text: 'ada@post.example',
    isAgreed: true,
    country: 'DE',
  })
})

test('PRF-1 PRO-1 a photo that was chosen before a page was taken over is not lost, nor what was pressed after it', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const onFile = vi.fn()
  const onPress = vi.fn()
  const page = (
    <div>
      <input type="file" onChange={({ currentTarget }) => onFile(currentTarget.files?.[0]?.name)} />
      <button type="button" onClick={onPress}>
        Next
      </button>
    </div>
  )
  place.innerHTML = renderToString(page)
  const [field, button] = [place.querySelector('input'), place.querySelector('button')]
  if (!field || !button) throw new Error('The field is not drawn.')
  const chosen = new DataTransfer()
  chosen.items.add(new File(['picture'], 'me.jpg'))
  field.files = chosen.files
  field.dataset['earlyText'] = field.value
  button.dataset['earlyPress'] = 'press'

  hydrateRoot(place, page)
  await expect.poll(() => Object.keys(field).length).toBeGreaterThan(0)
  doAgain(place)
  expect(onFile.mock.calls).toEqual([['me.jpg']])
  expect(onPress).toHaveBeenCalledOnce()
})

test('PRF-1 SWP-1 a field that was left before a page was taken over counts as left, one that has the focus does not', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const onLeave = vi.fn()
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => onLeave(target.name, target.value)
  const page = (
    <div>
      <input name="from" onBlur={leave} />
      <input name="to" onBlur={leave} />
    </div>
  )
  place.innerHTML = renderToString(page)
  const fields = [...place.querySelectorAll('input')]
  for (const field of fields) {
    field.focus()
    field.value = '20'
    field.dataset['earlyText'] = '20'
  }

  hydrateRoot(place, page)
  await expect.poll(() => Object.keys(fields[0] ?? {}).length).toBeGreaterThan(0)
  doAgain(place)
  expect(onLeave.mock.calls).toEqual([['from', '20']])
})

test('CHT-8 PRF-1 a message that was sent with the keyboard, in a part of the page that React takes over later, is sent once', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const onSend = vi.fn()
  const onShown = () => void setTimeout(doAgain, 0, place)
  const page = (
    <Shown onShown={onShown}>
      <Suspense>
        <Composer onSend={onSend} />
      </Suspense>
    </Shown>
  )
  place.innerHTML = renderToString(page)
  const [form, box] = [place.querySelector('form'), place.querySelector('textarea')]
  if (!form || !box) throw new Error('The form is not drawn.')
  box.value = 'Good evening'
  box.dataset['earlyText'] = box.value
  form.dataset['earlyPress'] = 'send'

  hydrateRoot(place, page)
  await expect.poll(() => onSend.mock.calls).toEqual([['Good evening']])
  expect(box.value).toBe('')
})

function Shown({
  onShown,
  children,
}: {
  readonly onShown: () => void
  readonly children: ReactNode
}) {
  useLayoutEffect(onShown, [onShown])
  return children
}

function Composer({ onSend }: { readonly onSend: (text: string) => void }) {
  const [text, setText] = useState('')
  const [isBrowser, setBrowser] = useState(false)
  // Draws the field once more, before what was done early is done again.
  useLayoutEffect(() => setBrowser(true), [])
  return (
    <form
      data-browser={isBrowser}
      onSubmit={(event) => {
        event.preventDefault()
        onSend(text)
        setText('')
      }}
    >
      <textarea value={text} onChange={({ target }) => setText(target.value)} />
      <button type="submit" disabled={text === ''}>
        Send
      </button>
    </form>
  )
}
