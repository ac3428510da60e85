import { wake } from "./wake.ts";

export function wakeWhenSeen() {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      observer.unobserve(target);
      void wake(target);
    }
  });
  for (const island of document.querySelectorAll("[data-wake=visible]")) {
    observer.observe(island.firstElementChild ?? island);
  }
}
