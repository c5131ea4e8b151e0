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

// A refused form is sent back in an open dialog; this makes it modal.
if (dialog?.open) {
  dialog.close()
  dialog.showModal()
}

export {}
