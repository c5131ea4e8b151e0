import '../base/index.ts'
import { act, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../Button/index.ts'
import { CreditPackageCard } from '../CreditPackageCard/index.ts'
import { DateField } from '../DateField/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { InterestPicker } from '../InterestPicker/index.ts'
import { NumberField } from '../NumberField/index.ts'
import { RadioGroup } from '../RadioGroup/index.ts'
import { Slider } from '../Slider/index.ts'
import { Switch } from '../Switch/index.ts'
import { Tabs } from '../Tabs/index.ts'
import { inEnglish } from './fixtures.tsx'

const host = document.createElement('main')
let root: Root

const show = (element: ReactElement) => act(() => root.render(inEnglish(element)))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.append(host)
  root = createRoot(host)
})

afterEach(async () => {
  await act(() => root.unmount())
  host.remove()
  vi.unstubAllGlobals()
})

const price = { amount: 1500, currency: 'EUR' } as const

test('LIB-3 a form posts every field under its name', async () => {
  await show(
    <form>
      <Slider label="Age" isRange name="age" minValue={18} maxValue={99} defaultValue={[30, 40]} />
      <Slider label="Distance" name="distance" minValue={5} maxValue={200} defaultValue={40} />
      <NumberField label="Height" name="height" defaultValue={172} />
      <DateField label="Date of birth" name="birth" defaultValue="1990-04-02" />
      <InterestPicker
        label="Interests"
        name="interest"
        options={[
          { id: 'wine', label: 'Wine' },
          { id: 'hiking', label: 'Hiking' },
        ]}
        defaultValue={['wine', 'hiking']}
      />
      <Switch label="News" name="news" value="yes" defaultSelected />
      <RadioGroup label="Packages" name="package" defaultValue="small">
        <CreditPackageCard value="small" credits={30} price={price} messagePrice={price} />
        <CreditPackageCard value="large" credits={90} price={price} messagePrice={price} />
      </RadioGroup>
    </form>,
  )
  const form = host.querySelector('form')
  if (form === null) throw new Error('There is no form.')
  const posted = [...new FormData(form)].filter(([name]) => !name.startsWith('birth_'))
  expect(posted).toEqual([
    ['age_from', '30'],
    ['age_to', '40'],
    ['distance', '40'],
    ['height', '172'],
    ['birth', '1990-04-02'],
    ['interest', 'wine'],
    ['interest', 'hiking'],
    ['news', 'yes'],
    ['package', 'small'],
  ])
})

test('LIB-3 a dialog opens by its trigger and closes by its cross, without a state outside', async () => {
  const onOpenChange = vi.fn()
  await show(<Dialog title="Photos" trigger={<Button>Open</Button>} onOpenChange={onOpenChange} />)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Photos' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
  expect(onOpenChange.mock.calls).toEqual([[true], [false]])
})

test('LIB-3 an uncontrolled choice of interests knows when it is full', async () => {
  await show(
    <InterestPicker
      label="Interests"
      max={1}
      options={[
        { id: 'wine', label: 'Wine' },
        { id: 'hiking', label: 'Hiking' },
      ]}
    />,
  )
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  await page.getByRole('checkbox', { name: 'Wine' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Hiking' })).toBeDisabled()
})

test('LIB-3 a date that the caller sets replaces what was typed', async () => {
  await show(<DateField label="Date of birth" value="1990-04-02" />)
  await show(<DateField label="Date of birth" value="1985-12-24" />)
  await expect.element(page.getByLabelText('Day')).toHaveValue('24')
  await show(<DateField label="Date of birth" value={null} />)
  await expect.element(page.getByLabelText('Year')).toHaveValue('')
})

test('LIB-3 tabs begin at their default and keep their state', async () => {
  await show(
    <Tabs
      label="Tabs"
      defaultValue="b"
      items={[
        { id: 'a', label: 'A', panel: 'First' },
        { id: 'b', label: 'B', panel: 'Second' },
      ]}
    />,
  )
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  await expect.element(page.getByText('Second')).toBeVisible()
  await userEvent.click(page.getByRole('tab', { name: 'A' }))
  await expect.element(page.getByText('First')).toBeVisible()
})

test('LIB-3 focus that moves inside a field does not leave it', async () => {
  const onBlur = vi.fn()
  await show(
    <>
      <RadioGroup label="Packages" defaultValue="small" onBlur={onBlur}>
        <CreditPackageCard value="small" credits={30} price={price} messagePrice={price} />
        <CreditPackageCard value="large" credits={90} price={price} messagePrice={price} />
      </RadioGroup>
      <button type="button">Next</button>
    </>,
  )
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onBlur).toHaveBeenCalledOnce()
})
