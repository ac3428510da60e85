let place: HTMLElement | undefined;

/** Says a sentence in the look of a toast, for as long as nothing that could show a real one has loaded. */
export function announce(sentence: string) {
  place ??= document.body.appendChild(document.createElement("div"));
  place.className = "toasts";
  place.setAttribute("role", "alert");
  const card = document.createElement("div");
  card.className = "toast toast--bad";
  card.append(Object.assign(document.createElement("b"), { textContent: sentence }));
  place.replaceChildren(card);
  setTimeout(() => card.remove(), 5000);
}
