import { asked } from './asked.ts'

const dialog = document.querySelector<HTMLDialogElement>('#signup')
const isUnderWay = () => dialog?.querySelector('[aria-disabled="true"]') !== null

document.addEventListener('click', (event) => {
  if (!dialog || !(event.target instanceof Element)) return
  if (event.target === dialog && !isUnderWay()) dialog.close()
  if (!event.target.closest('[data-signup]')) return
  event.preventDefault()
  dialog.showModal()
})
dialog?.addEventListener('cancel', (event) => {
  if (isUnderWay()) event.preventDefault()
})

// A plain post that was refused comes back with the reason: the form opens again to show it.
if (asked.has('error')) dialog?.showModal()
