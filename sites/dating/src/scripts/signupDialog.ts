const dialog = document.querySelector<HTMLDialogElement>('#signup')
const isSending = () => dialog?.querySelector('[aria-disabled="true"]') !== null

document.addEventListener('click', (event) => {
  if (!dialog || !(event.target instanceof Element)) return
  if (event.target === dialog && !isSending()) dialog.close()
  if (!event.target.closest('[data-signup]')) return
  event.preventDefault()
  dialog.showModal()
})
dialog?.addEventListener('cancel', (event) => {
  if (isSending()) event.preventDefault()
})
// A browser closes a dialog on the second Escape in a row whatever becomes of `cancel`, so the key itself is held.
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && dialog?.open && isSending()) event.preventDefault()
})

// A refused form is sent back in an open dialog; this makes it modal.
if (dialog?.open) {
  dialog.close()
  dialog.showModal()
}

export {}
