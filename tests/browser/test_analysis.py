"""The analysis of a match: from the end screen and the replay, by mouse, phone and key, and in words; one match for all."""

import httpx
from playwright.sync_api import expect

from .conftest import PHONE, Invite
from .hands import PATIENCE
from .telling import types
from .test_replays import finished


def test_a_match_is_analysed_and_its_points_are_shown_on_the_board(invite: Invite, http: httpx.Client) -> None:
    table = finished(http, "super-teams", "me", "random", options={"board": "short"})
    ada = invite("Ada", language="cs")
    say = ada.words.say

    # from the end screen, by mouse
    ada.comes(table)
    ada.page.get_by_role("link", name=say("analysis"), exact=True).first.click()
    panel = ada.page.get_by_role("region", name=say("analysis"), exact=True)
    points = panel.get_by_role("list", name=say("analysis-turning-points")).get_by_role("button")
    expect(points).to_have_count(3, timeout=4 * PATIENCE)
    expect(panel.get_by_role("progressbar")).to_have_count(0)
    expect(panel.get_by_role("list", name=say("analysis-players")).get_by_role("button")).to_have_count(2)
    points.first.click()
    expect(points.first).to_have_attribute("aria-pressed", "true")
    mistakes = panel.get_by_role("list", name=say("analysis-all-mistakes")).get_by_role("button")
    expect(mistakes.filter(has_not_text=say("analysis-kind-mistake"))).to_have_count(0)
    mistakes.filter(has_text="Letět").first.click()  # passing draws nothing
    expect(ada.page.locator(".marks .tag").first).to_be_visible(timeout=PATIENCE)
    curve = ada.page.get_by_role("img", name=say("analysis-curve", seat="Eve"))
    before = panel.locator(".turn").inner_text()
    box = curve.bounding_box()
    assert box
    ada.page.mouse.click(box["x"] + box["width"] - 30, box["y"] + box["height"] / 2)
    expect(panel.locator(".turn")).not_to_have_text(before, timeout=PATIENCE)

    # by keys: closed and opened again, and on to the next point
    ada.page.keyboard.press("a")
    expect(panel).to_have_count(0)
    ada.page.keyboard.press("a")
    expect(points).to_have_count(3, timeout=PATIENCE)
    following = ada.button("analysis-next", within=panel)
    following.focus()
    ada.page.keyboard.press("Enter")
    expect(panel.locator(".turn")).to_be_visible(timeout=PATIENCE)

    # at the size of a phone
    ada.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    ada.goes(f"/replay/{table}#analysis-0")
    expect(points).to_have_count(3, timeout=PATIENCE)
    points.last.click()
    wide = ada.page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]

    # in words
    ada.goes(f"/text/{table}")
    types(ada, "rozbor")
    newest = ada.group("text-history").get_by_role("listitem").last
    expect(newest).to_contain_text(say("analysis-turning"), timeout=PATIENCE)

    # the match goes on from a better move
    ada.page.set_viewport_size({"width": 1280, "height": 800})
    ada.goes(f"/replay/{table}#analysis-0")
    expect(points).to_have_count(3, timeout=PATIENCE)
    mistakes.first.click()
    panel.get_by_role("button", name=say("analysis-try"), exact=True).click()
    ada.page.wait_for_url("**/table/*", timeout=PATIENCE)
    assert table not in ada.page.url
