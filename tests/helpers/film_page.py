"""Opening of a training film in the browser, shared by several test files."""

from playwright.sync_api import expect


def open_film(page, address):
    page.goto(address)
    film = page.locator(".film")
    expect(film.locator(".thumb").first).to_be_visible()
    expect(film.locator(".caption")).to_contain_text("Step")
    return film
